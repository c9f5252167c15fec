import { describe, expect, it } from 'vitest';
import type { Hero } from '#domain/narration/brief.ts';
import { openingState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import { withLentWords } from './orders-to-heroes.ts';
import { briefOf, playReply } from '#server/features/storyteller/play.fixture.ts';

const party: Hero[] = [
  { id: 'mira', name: 'Mira' },
  { id: 'tov', name: 'Tov', isAway: true },
];

/** What is told at the Hatch of what Mira's player says. */
function play(text: string) {
  const adventure = readyAdventures.get('high-ambry');
  if (!adventure) throw new Error('there is no High Ambry');
  const state = openingState(adventure);
  const intents = withLentWords({ intents: [{ heroId: 'mira', text }], party, state });
  const { text: told, progress } = playReply(briefOf({ adventure, state, party, intents }), new Set());
  return { told, made: progress.rulings.filter(({ allowed }) => allowed).map(({ call }) => call.name) };
}

describe('a small act that a hero is bidden by another', () => {
  it.each([
    ['Tov, hold my belt', "Tov holds Mira's belt"],
    ['Tov please hold my coat', "Tov holds Mira's coat"],
    ['Tov, tie my shoelaces', "Tov ties Mira's shoelaces"],
    ['tov keep watch', 'Tov keeps watch'],
    ['tov keep an eye on the steps', 'Tov keeps an eye on the steps'],
    ['Tov, put your hat on straight', 'Tov puts their hat on straight'],
    ['tov act natural', 'Tov acts natural'],
    ['Tov stop fidgeting', 'Tov stops fidgeting'],
    ['Tov, link arms with me', 'Tov links arms with Mira'],
    ['Tov, be ready', 'Tov stays ready'],
    ['Tov gives me a leg up', 'Tov gives Mira a leg up'],
    ['Tov, lend me your shoulder', 'Tov lends Mira their shoulder'],
    ['Tov, sit down and rest your feet', 'Tov sits down and rests their feet'],
  ])('is done, and takes no ruling: %s', (text, told) => {
    const reply = play(text);
    expect(reply.told).toContain(told);
    expect(reply.made).toEqual([]);
  });

  it.each([
    ['Tov, build a snowman', 'Tov builds'],
    ['Tov, wait until somebody comes', 'Tov waits until'],
    ['Tov, carry the lantern', 'Tov carries'],
    ["Tov, hold the mayor's hand", "Tov holds the mayor's hand."],
  ])('is not told as done where something would hang on it: %s', (text, claim) => {
    expect(play(text).told).not.toContain(claim);
  });
});
