import { describe, expect, it } from 'vitest';
import type { Adventure, Npc, Want } from '#domain/narration/adventure.ts';
import { openingState } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { checkReply } from '#domain/narration/reply-check/reply-check.ts';
import { readyAdventures, templateAdventure } from '#server/features/adventures/ready-adventures.ts';
import { briefOf, playReply } from '#server/features/storyteller/play.fixture.ts';

function said(adventure: Adventure, state: PlayState, text: string, turn = 3) {
  const brief = briefOf({
    campaignId: 'wants',
    turn,
    adventure,
    state,
    intents: [{ heroId: 'mira', text }],
  });
  const { text: told, progress } = playReply(brief, new Set());
  const objections = checkReply(told, brief, { earlier: [], secrets: [], instructions: [], ids: [] }, progress);
  return { told, objections: objections.filter(({ code }) => code !== 'repeated'), state: progress.state, rulings: progress.rulings };
}

/** How things stand where somebody's want can be met, and what a player says then. */
function ready(adventure: Adventure, npc: Npc, { metBy }: Want): { state: PlayState; text: string } {
  const scene = adventure.scenes.find(({ npcs }) => npcs.includes(npc.id))?.id ?? '';
  const at = { ...openingState(adventure), scene, visited: [scene] };
  const loot = adventure.scenes.flatMap((each) => each.loot).find(({ id }) => id === metBy.loot);
  if (loot) return { state: { ...at, taken: { [loot.id]: 'mira' } }, text: `I give ${loot.name} to ${npc.name}` };
  const clue = adventure.clues.find(({ id }) => id === metBy.clue);
  if (clue) return { state: { ...at, clues: [clue.id] }, text: `I tell ${npc.name} that ${clue.text.replace(/[.:;].*$/s, '')}` };
  return { state: { ...at, visited: [scene, metBy.scene ?? ''] }, text: `I tell ${npc.name} that we have been there` };
}

const all = [...readyAdventures].flatMap(([world, adventure]) =>
  adventure.npcs.flatMap((npc) => (npc.wants ?? []).map((want) => ({ name: `${world}: ${want.id}`, adventure, npc, want }))),
);

describe('what people want', () => {
  it.each(all)('is met by words: $name', ({ adventure, npc, want }) => {
    const { state, text } = ready(adventure, npc, want);
    const { told, objections, state: after } = said(adventure, state, text);
    expect({ text, told, met: after.people?.[npc.id]?.wants?.met }).toEqual({ text, told, met: [want.id] });
    expect(told).toContain(want.thanks.replaceAll('"', "'"));
    expect({ told, objections }).toEqual({ told, objections: [] });
  });

  it('is brought up when they are greeted, and not again at once', () => {
    const start = openingState(templateAdventure);
    const first = said(templateAdventure, start, 'I greet Nettle');
    expect(first.told).toContain('a string of net bells');
    const second = said(templateAdventure, first.state, 'I greet Nettle', 4);
    expect(second.told).not.toContain('a string of net bells');
  });

  it('is told to whoever asks', () => {
    expect(said(templateAdventure, openingState(templateAdventure), '"Nettle, can we help you?"').told).toContain('a string of net bells');
  });

  it('is not met by a question, nor before the party has it', () => {
    const state = { ...openingState(templateAdventure), clues: ['lead-clapper'], scene: 'borrowed-anchor' };
    expect(
      said(templateAdventure, state, 'Juniper, what is the tongue of the bell made of?').state.people?.['juniper-lug']?.wants?.met ?? [],
    ).toEqual([]);
    const none = { ...openingState(templateAdventure), scene: 'borrowed-anchor' };
    const early = said(templateAdventure, none, 'I tell Juniper that the tongue of the tide bell is lead under bronze paint');
    expect(early.rulings.map(({ call }) => call.name)).not.toContain('meet_want');
  });
});
