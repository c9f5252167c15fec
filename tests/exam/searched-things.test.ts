import { describe, expect, it } from 'vitest';
import type { Adventure, Feature, Scene } from '#domain/narration/adventure.ts';
import { readyAdventures } from '#server/features/adventures/index.ts';
import { playReply } from '#server/features/storyteller/play.fixture.ts';
import { briefAt, newEvening } from './evening.ts';
import { partyOf } from './party.ts';

/** Sentences by which the narrator denies that there is anything. */
const denials =
  /\b(?:hides? nothing|(?:no|any) (?:sign|trace) of|there is nothing (?:to add|under|behind|beneath|here|there)|nothing of the kind|no more to be had|more than that it does not tell|nothing has been overlooked|make out no|everything where it was|turns up nothing|just what it is to the eye|no more than it seems|no trick to it|feels just as one would think|comes up with no more|given up what it had)\b/iu;

/** A reply to a line at a place where nothing has been found yet. */
function saidAt(adventure: Adventure, scene: Scene, line: string) {
  const evening = newEvening(adventure, `searched-${adventure.id}`);
  const state = { ...evening.state, scene: scene.id, visited: [...new Set([...evening.state.visited, scene.id])] };
  return playReply(briefAt(adventure, { ...evening, state }, partyOf(state), [{ hero: 'Mira', text: line }]), new Set());
}

const hiding = (scene: Scene) => scene.features.filter(({ clue }) => clue !== undefined);
/** What a reply says without the words of the adventure, in which somebody may have left no trace. */
function ownWords(text: string, { name, description }: Feature, { clues }: Adventure): string {
  return [name, description, ...clues.map((clue) => clue.text)].reduce((rest, each) => rest.replaceAll(each, ''), text);
}

describe('a thing that hides something', () => {
  it.each([...readyAdventures])('is never told to hide nothing in the reply that finds it: %s', (_, adventure) => {
    const wrong = adventure.scenes.flatMap((scene) =>
      hiding(scene).flatMap((feature, at) => {
        const line = at % 2 === 0 ? `I search ${feature.name} for anything hidden.` : `I feel ${feature.name} all over, what does it say?`;
        const { text, progress } = saidAt(adventure, scene, line);
        const isFound = progress.rulings.some(({ call, allowed }) => allowed && call.name === 'reveal_clue');
        const denied = isFound ? denials.exec(ownWords(text, feature, adventure)) : null;
        return denied ? [`${line} => ${denied[0]}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });
});

const [guests, hearth, hatch, loft] = [
  ['the-shut-country', 'guest-house'],
  ['the-shut-country', 'hearth-house'],
  ['high-ambry', 'hatch'],
  ['free-template-world', 'bell-loft'],
] as const;

describe('a part of a thing that hides something', () => {
  it.each([
    [guests, 'i feel inside the left cuff, what does the stitching say?'],
    [guests, 'I run my thumb along the inside of the left cuff.'],
    [hatch, 'I feel along the left-hand hook.'],
    [hearth, 'what does the carved beam say?'],
    [loft, 'I feel the tongue of the bell with my fingers.'],
  ] as const)('is not told to be plain: %s %s', ([world, id], line) => {
    const adventure = readyAdventures.get(world);
    const scene = adventure?.scenes.find((each) => each.id === id);
    if (!adventure || !scene) throw new Error(`there is no ${id}`);
    expect(saidAt(adventure, scene, line).text).not.toMatch(denials);
  });

  it('is found by whoever feels it', () => {
    const adventure = readyAdventures.get('the-shut-country');
    const scene = adventure?.scenes.find((each) => each.id === 'guest-house');
    if (!adventure || !scene) throw new Error('there is no guest house');
    const { progress } = saidAt(adventure, scene, 'i feel inside the left cuff');
    expect(progress.rulings.some(({ call }) => call.name === 'check' || call.name === 'reveal_clue')).toBe(true);
  });
});

describe('what somebody feels for', () => {
  it('is said to be missing by its name', () => {
    const adventure = readyAdventures.get('free-template-world');
    const scene = adventure?.scenes.find((each) => each.id === 'bell-loft');
    if (!adventure || !scene) throw new Error('there is no loft');
    expect(saidAt(adventure, scene, 'I run my hand round the lip to look for a crack.').text).toContain(
      'There is no crack to be felt there.',
    );
  });

  it('is found in a thing that goes by that name', () => {
    const adventure = readyAdventures.get('high-ambry');
    const scene = adventure?.scenes.find((each) => each.id === 'hatch');
    if (!adventure || !scene) throw new Error('there is no hatch');
    expect(saidAt(adventure, scene, 'Tov, search the Hatch for that mug.').text).not.toMatch(
      /no sign of mug|mug\? Nothing|no trace of mug|finds none/iu,
    );
  });
});
