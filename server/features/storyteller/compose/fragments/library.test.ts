import { describe, expect, it } from 'vitest';
import { Degree } from '#domain/dice/roll.ts';
import { slotsIn } from '#server/features/storyteller/compose/fill.ts';
import { slots } from './fragment.ts';
import { library } from './library.ts';

const all = [...library.values()].flat();

describe('the fragments', () => {
  it('have sentences for every degree of a check, and for none that there is not', () => {
    const degrees = Degree.options;
    expect(degrees.filter((degree) => !library.has(`any.${degree}`))).toEqual([]);
    const tried = [...library.keys()].filter((name) => /^(?:any|athletics|trick|sneak|cast|search|attack)\./.test(name));
    expect(tried.filter((name) => /near/i.test(name) && !degrees.some((degree) => name.endsWith(`.${degree}`)))).toEqual([]);
  });

  it('are many, and no two are the same', () => {
    expect(all.length).toBeGreaterThanOrEqual(1200);
    expect(new Set(all.map((each) => each.id)).size).toBe(all.length);
    expect(new Set(all.map((each) => each.text)).size).toBe(all.length);
  });

  it('have only slots that are bound to facts', () => {
    const known = new Set<string>(slots);
    expect(all.flatMap((each) => slotsIn(each.text)).filter((slot) => !known.has(slot))).toEqual([]);
  });

  it('hold no numbers, no talk of the game, and no broken ends', () => {
    expect(all.filter((each) => /[0-9]/.test(each.text))).toEqual([]);
    expect(
      all.filter((each) =>
        /\b(?:dice|roll(?:ed|s)?|check|DC|hit points?|damage|AI|model|prompt|player|dungeon master|GM|DM|game)\b/i.test(each.text),
      ),
    ).toEqual([]);
    expect(all.filter((each) => !/(?:[.?!]["')]?|\{(?:clue|sign|glimpse|quote|says|reason)\}"?)$/.test(each.text))).toEqual([]);
  });

  it('have a verb for one or for several, wherever several slots agree with it', () => {
    const verbs =
      /\bthere (?:is|are) \{things\}|\{things\} (?:go|come) (?:from|over to|across)\b|\{others\} (?:come|comes|is|are|open|wakes|sit) (?:round|hurt|their)\b/i;
    expect(all.filter((each) => verbs.test(each.text) && each.heroes === null).map(({ text }) => text)).toEqual([]);
  });

  it('speak to several only where there are several', () => {
    const crowd = /\b(?:(?:each|one|some|none|any|all) of you|among you|yourselves|the rest of you)\b/i;
    const elsewhere = /^(?:move\.(?:lead|flee|hushed|weigh)|talk\.companion)\./;
    const loose = all.filter((each) => each.heroes === null && !elsewhere.test(each.id) && crowd.test(each.text));
    expect(loose.map(({ text }) => text)).toEqual([]);
  });

  it('claim no crowd, no lasting fame and no hidden hand, where nobody may be there', () => {
    const claims =
      /\b(?:every(?:body|one) (?:here |present |who |else )?(?:hears|sees|knows|watches|has (?:seen|heard))|those who see|all eyes|heads turn|out of sight|nobody is the wiser|will (?:talk|be told) of it|hears every word)\b/i;
    // Where somebody hides a thing, out of sight is what was ruled; who answers what all know speaks for all.
    const ruled = /^(?:change\.hidden|talk\.|wound\.|moment\.|peril\.)/;
    expect(all.filter((each) => claims.test(each.text) && !ruled.test(each.id)).map(({ text }) => text)).toEqual([]);
  });

  it('speak of no mind, no looks and no hearing that nobody has told of, around what somebody says', () => {
    const around = all.filter((each) => /^(?:talk\.(?:quote|answer|more|greeting|beside|directory)|favor\.says)/.test(each.id));
    const reads = /\b(?:eyes|hears every|secret|relieved|costs|makes a choice|weighs you|the truth|full cup|for the first time)\b/i;
    expect(around.length).toBeGreaterThanOrEqual(60);
    expect(around.filter((each) => reads.test(each.text)).map(({ text }) => text)).toEqual([]);
  });

  it('are short and plain around what is said', () => {
    const frames = all.filter((each) => /^talk\.(?:quote|answer|more)\./.test(each.id));
    const words = (text: string) => text.replaceAll(/"?\{(?:quote|quoted|says)\}"?/g, '').match(/[\p{L}{}]+/gu) ?? [];
    expect(frames.filter((each) => words(each.text).length > 11).map(({ text }) => text)).toEqual([]);
  });

  it('name the doer wherever they tell an action', () => {
    expect(all.filter((each) => /\{(?:action|attempt|doing)\}/.test(each.text) && !each.text.includes('{hero}'))).toEqual([]);
  });

  it('ask the players something at the end of a reply', () => {
    const prompts = [...(library.get('prompt') ?? []), ...(library.get('prompt.fight') ?? [])];
    expect(prompts.length).toBeGreaterThanOrEqual(30);
    expect(
      prompts.filter((each) => !/\?$|^(?:.*[.!?] )?(?:You (?:could|might)|Say|Tell me|Some of you might)\b.*\.$/.test(each.text)),
    ).toEqual([]);
    expect(prompts.filter((each) => !/\{(?:options|things)\}/.test(each.text))).toEqual([]);
  });
});
