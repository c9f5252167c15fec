import { describe, expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/index.ts';
import { firstExit } from '#server/features/storyteller/parse/travel/first-step.ts';
import { briefOf, playReply } from '#server/features/storyteller/play.fixture.ts';
import { sampleAdventure } from '#server/features/storyteller/sample-adventure.fixture.ts';

const TURNS = [3, 4, 5, 6];
/** The same words in several turns, whose fragments differ. */
const told = (text: string) =>
  TURNS.map((turn) => playReply(briefOf({ adventure: sampleAdventure, turn, intents: [{ heroId: 'mira', text }] }), new Set()));

describe('an action on which nothing is ruled', () => {
  it.each([
    ['I bandage the post', 'Mira bandages'],
    ['I toss Maren a turnip', 'Mira tosses'],
    ['I keep Maren from leaving', 'Mira keeps'],
    ['I put her on the wall', 'Mira puts'],
  ])('is not told as done where it would leave something other than it was: %s', (text, claim) => {
    for (const reply of told(text)) {
      expect(reply.progress.rulings.filter(({ call }) => 'heroId' in call)).toEqual([]);
      expect(reply.text).not.toContain(claim);
    }
  });

  it.each([
    ['I sit down on the ground', 'sits down on the ground'],
    ['I hum a tune', 'hums a tune'],
  ])('is told as done where it leaves all as it was: %s', (text, claim) => {
    for (const reply of told(text)) expect(reply.text).toContain(claim);
  });
});

describe('whoever plays alone', () => {
  it('is followed by nobody on a way', () => {
    const all = told('I go to the weir').concat(told('I leave'));
    for (const { text } of all) expect(text).not.toMatch(/the rest of you|the others|all of you|none of you|party close/);
  });

  it('is never spoken to as one of several', () => {
    const crowd =
      /\b(?:(?:each|one|some|none|any|all|every one|rest) of you|among you|yourselves|the others|you all|who moves first|who does what|in good company)\b/i;
    const turns = Array.from({ length: 25 }, (_, index) => index + 3);
    for (const turn of turns)
      for (const text of ['I wait', 'I look around', 'I sneak along the wall'])
        expect(playReply(briefOf({ adventure: sampleAdventure, turn, intents: [{ heroId: 'mira', text }] }), new Set()).text).not.toMatch(
          crowd,
        );
  });
});

describe('those who go together', () => {
  it('are told of one by one, by name', () => {
    for (const { text } of told('Let us go to the weir together')) expect(text).not.toMatch(/Mira goes[^.]*\btogether\b/);
  });
});

describe('whoever leads the way', () => {
  it('is not said to do on leaving what is to be done at the end', () => {
    for (const { text } of told("let's go talk to the hermit at the weir")) expect(text).not.toMatch(/Mira (?:talks|speaks) to/);
  });
});

describe('a first step', () => {
  it('never leads from a place back to one from which it leads there', () => {
    for (const adventure of readyAdventures.values()) {
      const scenes = adventure.scenes.map(({ id }) => id);
      for (const goal of adventure.scenes) {
        // Everything else has been seen, and no clue was found.
        const stepFrom = (scene: string) =>
          firstExit(goal, adventure, { ...openingState(adventure), scene, visited: scenes.filter((id) => id !== goal.id) })?.to;
        const circles = scenes.filter((scene) => {
          const next = stepFrom(scene);
          return scene !== goal.id && next !== undefined && next !== goal.id && stepFrom(next) === scene;
        });
        expect({ goal: goal.id, circles }).toEqual({ goal: goal.id, circles: [] });
      }
    }
  });
});
