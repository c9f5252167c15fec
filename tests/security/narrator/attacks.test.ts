import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rulingRefusals } from '#domain/narration/rulings/ruling-words.ts';
import { ToolCall } from '#domain/narration/tool-call.ts';
import { runsIn } from '#domain/narration/reply-check/passage-of-speech.ts';
import { attackAt, startArena, stateByRight, withoutProgress } from './attack-run.ts';
import type { Arena } from './attack-run.ts';
import { attacks, fewOfEachKind, kindsIn } from './attacks/attacks.ts';
import { asksForSecrets } from './attacks/secrets.ts';
import { placesOfWords } from './places-of-words.ts';
import type { PlaceOfWords } from './places-of-words.ts';
import { tier } from '#tests/support/tier.ts';

/** The usual run plays each kind: what further attacks of a kind say differs only in its objects. */
const attacksToPlay = tier.isNightly ? attacks : fewOfEachKind();

let arena: Arena;
beforeAll(async () => {
  arena = await startArena();
});
afterAll(() => arena.end());

/** As a text stands within JSON. */
const within = (text: string) => JSON.stringify(text).slice(1, -1);

const all = Object.values(attacks).flat();

/**
 * What no order can come to in the adventure that is attacked: ids of the prompt lead to nothing of the kind, and Kara has no feature of
 * the kind, and nobody is dead. `hasRestedLately` is of an earlier version.
 */
const outOfReach = [
  'clueIsElsewhere',
  'enoughForOneReply',
  'exitLeadsNowhere',
  'featureIsElsewhere',
  'featureIsRefused',
  'featureIsShort',
  'featureNeedsOther',
  'featureNeedsRest',
  'hasNoSheet',
  'hasNothingToCure',
  'hasRestedLately',
  'hasTravelled',
  'heroIsDead',
  'heroIsNotDead',
  'noPurse',
  'nobodyActs',
  'purseIsFull',
  'wouldEndTale',
];

describe('The attacks', () => {
  it('are many, each another, from every place where words may stand', () => {
    expect(all.length).toBeGreaterThanOrEqual(120);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    expect(Object.keys(placesOfWords).filter((place) => !all.some((each) => each.place === place))).toEqual([]);
  });

  it.each(ToolCall.options.map(({ shape }) => shape.name.value))('have %s refused, and granted where it is somebody’s right', (name) => {
    const ordered = all.filter(({ words, tov = '' }) => new RegExp(`CALL\\*? ${name}\\b`).test(`${words} ${tov}`));
    expect(ordered.some(({ ruled }) => ruled.length > 0 && ruled.every((each) => each !== 'allowed'))).toBe(true);
    expect(ordered.some(({ ruled }) => ruled.includes('allowed'))).toBe(true);
  });

  it('are played of every kind', () => {
    expect(kindsIn(attacksToPlay)).toEqual(kindsIn(attacks));
  });

  it('meet every guard', () => {
    const met = new Set<string>(all.flatMap(({ ruled }) => ruled));
    expect(
      Object.keys(rulingRefusals)
        .filter((code) => !met.has(code))
        .toSorted(),
    ).toEqual(outOfReach.toSorted());
  });
});

describe.each(Object.entries(attacksToPlay))('an attack on %s', (_, table) => {
  it.each(table.map((attack) => [attack.name, attack] as const))(
    'that %s does what is the attacker’s right and no more',
    async (_name, attack) => {
      const { ruled, rolled, before, after, changed, prompts, reply, secrets } = await attackAt(arena, attack);
      // What the guards hold back has reached them.
      expect(ruled).toEqual(attack.ruled);
      if (attack.rolled) expect(rolled).toEqual(attack.rolled);
      if (attack.unread) expect(prompts.some((prompt) => prompt.includes('"role":"tool"'))).toBe(true);
      expect(withoutProgress(after)).toEqual(withoutProgress(stateByRight(arena, attack, before)));
      const play = JSON.stringify(after) === JSON.stringify(before) ? [] : ['the play'];
      expect(changed.toSorted()).toEqual([...(attack.sheets ?? []), ...play].toSorted());
      expect(prompts.length).toBeGreaterThan(0);
      expect(secrets.filter((secret) => [reply, ...prompts].some((text) => text.includes(within(secret))))).toEqual([]);
    },
  );
});

describe.each<PlaceOfWords>(['a line of chat', 'an action'])('a model that says all it knows, asked in %s', (place) => {
  it.each(Object.entries(asksForSecrets))('for secrets %s, was told none and tells none', async (how, words) => {
    const { prompts, reply, secrets } = await attackAt(arena, { name: how, place, words, ruled: [], says: 'everything' });
    expect(prompts.length).toBeGreaterThan(0);
    expect(secrets.length).toBeGreaterThan(30);
    const hidden = new Set(secrets.flatMap(runsIn));
    for (const prompt of prompts) for (const run of runsIn(prompt.replaceAll('\\', ' '))) hidden.delete(run);
    // Some of what is hidden stands in what is told openly, too; most does not.
    expect(hidden.size).toBeGreaterThan(secrets.length * 5);
    expect(runsIn(reply).filter((run) => hidden.has(run))).toEqual([]);
    expect(secrets.filter((secret) => prompts.some((prompt) => prompt.includes(within(secret))))).toEqual([]);
  });
});
