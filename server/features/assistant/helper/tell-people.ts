import type { Npc } from '#domain/narration/adventure.ts';
import { attitudeOf, currentScene, hitPointsOf, presentNpcs } from '#domain/narration/play-state.ts';
import type { Situation } from '#server/features/assistant/read-situation.ts';

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

/** What somebody says to what they are told or shown. */
function reactionsOf({ reactions = [] }: Npc, { clues, scenes }: Situation['adventure']): string[] {
  const things = scenes.flatMap(({ features, loot }) => [...features, ...loot]);
  return reactions.map(({ to, says }) => {
    const of = clues.find(({ id }) => id === to)?.text ?? things.find(({ id }) => id === to)?.name ?? to;
    return `- Told or shown: ${of} “${says}”`;
  });
}

/** All that a DM may want to know of one of the adventure's people. */
export function tellNpc(npc: Npc, { adventure, state }: Situation): string {
  const where = adventure.scenes.filter((scene) => scene.npcs.includes(npc.id)).map(({ name }) => name);
  const topics = npc.topics.map(({ keywords, says, clue, needs, dc }) => {
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
    ...reactionsOf(npc, adventure),
    ...fight,
    `Play it: ${npc.pronouns} ${npc.habits[0] ?? 'waits'}.`,
  ].join('\n\n');
}
