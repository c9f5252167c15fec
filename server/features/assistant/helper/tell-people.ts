import type { Npc } from '#domain/narration/adventure.ts';
import { responsesTo, tellables } from '#domain/narration/adventure-texts/known-responses.ts';
import { attitudeOf, currentScene, hitPointsOf, presentNpcs } from '#domain/narration/play-state.ts';
import type { Situation } from '#server/features/assistant/read-situation.ts';

/** Responses of one person that a helper tells: those to what was found out last. */
const responsesTold = 6;

/** Who stands in the scene, how they feel about the party and what they hide. */
export function tellPeople(situation: Situation): string {
  const { adventure, state } = situation;
  const scene = currentScene(adventure, state);
  const present = presentNpcs(adventure, state);
  if (present.length === 0) {
    const elsewhere = adventure.npcs.filter((npc) => npc.secret !== undefined).slice(0, 3);
    return [
      `Nobody is here in ${scene.name}.`,
      'Whoever comes in next could be:',
      ...elsewhere.map((npc) => `- **${npc.name}**, ${npc.role}.`),
    ].join('\n');
  }
  return [`In ${scene.name}:`, ...present.map((npc) => lineOf(npc, situation))].join('\n');
}

function lineOf(npc: Npc, { state }: Situation): string {
  const hides = npc.secret === undefined ? 'hides nothing that is written down' : `*hides:* ${npc.secret}`;
  return `- **${npc.name}**, ${npc.role}, ${attitudeOf(state, npc)} — ${hides}`;
}

/** What somebody says to what the party can tell or show now, the newest last. */
function responsesOf(npc: Npc, { adventure, state }: Pick<Situation, 'adventure' | 'state'>): string[] {
  const told = responsesTo(tellables(adventure, state), npc);
  const rest = (npc.responses ?? []).length - told.length;
  return [
    ...told.slice(-responsesTold).map(({ of, says }) => `- Told or shown: ${of.replace(/\.$/, '')}. “${says}”`),
    ...(rest > 0 ? [`- Has something to say to ${rest} more that the party may find out or bring.`] : []),
  ];
}

/** What somebody answers that nobody is offered to ask, by the first word for it. */
function asidesOf({ topics }: Npc): string[] {
  const asides = topics.flatMap(({ isAside, keywords: [keyword] }) => (isAside === true && keyword !== undefined ? [keyword] : []));
  return asides.length === 0 ? [] : [`- Answers by the way: ${asides.join(', ')}.`];
}

/** All that a DM may want to know of one of the adventure's people. */
export function tellNpc(npc: Npc, { adventure, state }: Situation): string {
  const where = adventure.scenes.filter((scene) => scene.npcs.includes(npc.id)).map(({ name }) => name);
  const offered = npc.topics.filter(({ isAside }) => isAside !== true);
  const topics = offered.map(({ keywords, says, clue, needs, dc }) => {
    const price = [
      dc === undefined ? '' : `a check against ${dc}`,
      needs && !state.clues.includes(needs) ? 'a clue the party lacks' : '',
    ].filter(Boolean);
    const gives = clue === undefined ? '' : state.clues.includes(clue) ? ' (told already)' : ' (gives a clue)';
    return `- Asked about ${keywords.slice(0, 3).join(', ')}${price.length > 0 ? `, for ${price.join(' and ')}` : ''}: “${says}”${gives}`;
  });
  const { combat } = npc;
  const fight = combat
    ? [
        `In a fight: AC ${combat.armorClass}, ${hitPointsOf(state, npc)} of ${combat.hitPoints} hit points, ${combat.attackName} +${combat.attackBonus} for ${combat.damage}.`,
      ]
    : [];
  return [
    `**${npc.name}**, ${npc.role}, ${attitudeOf(state, npc)}${where.length > 0 ? `; found in ${where.join(', ')}` : ''}.`,
    npc.description,
    ...(npc.secret === undefined ? [] : [`*What only you know:* ${npc.secret}`]),
    ...topics,
    ...asidesOf(npc),
    ...responsesOf(npc, { adventure, state }),
    ...fight,
    `Play it: ${npc.pronouns} ${npc.habits[0] ?? 'waits'}.`,
  ].join('\n\n');
}
