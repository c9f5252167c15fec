import type { Adventure } from '#domain/narration/adventure.ts';
import type { Brief } from '#domain/narration/brief.ts';
import { limits } from '#domain/limits/limits.ts';
import { narrationServerLimits } from '#domain/limits/narration-limits.ts';
import { currentScene, knownExits, openingState, presentNpcs } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import type { CheckMaterial, Happened } from '#domain/narration/reply-check/reply-check.ts';
import { playReply } from '#server/features/storyteller/play.fixture.ts';
import { drawFrom, seeded } from '#server/features/storyteller/plan/seed.ts';

/** A reply with all that it is checked against. */
export interface CheckedReply {
  text: string;
  brief: Brief;
  material: CheckMaterial;
  happened: Happened;
}

const party = [
  { id: 'hero-1', name: 'Mira' },
  { id: 'hero-2', name: 'Tov' },
];

/** Something that players write at the place where the party is. */
function actionAt(adventure: Adventure, state: PlayState, draw: () => number): string {
  const scene = currentScene(adventure, state);
  const npc = drawFrom(presentNpcs(adventure, state), draw);
  const topic = drawFrom(npc?.topics ?? [], draw)?.keywords[0];
  const feature = drawFrom(scene.features, draw)?.name;
  const exit = drawFrom(knownExits(adventure, state), draw);
  const loot = drawFrom(scene.loot, draw);
  const lines = [
    'I look around',
    'I listen and keep watch',
    ...(npc ? [`I greet ${npc.name}`, `I try to persuade ${npc.name} to tell the truth`, `I sneak up behind ${npc.name}`] : []),
    ...(npc?.combat ? [`I attack ${npc.name}`] : []),
    ...(npc && topic !== undefined ? [`I ask ${npc.name} about the ${topic}`, `"What of the ${topic}?" I ask ${npc.name}`] : []),
    ...(feature === undefined ? [] : [`I look at ${feature}`, `I search ${feature}`]),
    ...(exit ? [`I take ${exit.label}`, `We go to the ${exit.aliases[0] ?? ''}`] : []),
    ...(loot ? [`I take ${loot.name}`] : []),
    ...(draw() < 0.15 ? ['We rest for an hour'] : []),
    ...(draw() < 0.15 ? ['Where can we go from here?'] : []),
  ];
  return drawFrom(lines, draw) ?? 'I wait';
}

/** The replies of the Storyteller in an evening of two heroes, with real rulings. The seed makes the evening. */
export function eveningReplies(adventure: Adventure, seed: string, turns: number): CheckedReply[] {
  const told: CheckedReply[] = [];
  const fragments: string[][] = [];
  const secrets = adventure.npcs.flatMap(({ secret }) => secret ?? []);
  const draw = seeded(seed, 0, 'players');
  let state = openingState(adventure);
  for (let turn = 1; turn <= turns; turn += 1) {
    // Whoever is hurt past acting is healed after a while, so that play goes on.
    if (turn % 5 === 0) state = { ...state, heroes: {} };
    const acting = draw() < 0.7 ? party : party.slice(0, 1);
    const intents = acting.map(({ id }) => ({ heroId: id, text: actionAt(adventure, state, draw) }));
    const recent = told.slice(-limits.recentMessages).map(({ text }) => ({ sender: 'Narrator', role: 'ai' as const, content: text }));
    const brief: Brief = { campaignId: seed, turn, cause: 'turn', adventure, state, party, intents, recent };
    const used = new Set(fragments.slice(-narrationServerLimits.repliesWithoutRepeat).flat());
    const played = playReply(brief, used);
    const earlier = told.slice(-narrationServerLimits.repliesWithoutRepeat).map(({ text }) => text);
    told.push({ text: played.text, brief, material: { earlier, secrets, instructions: [], ids: [] }, happened: played.progress });
    fragments.push(played.fragments);
    state = played.progress.state;
  }
  return told;
}
