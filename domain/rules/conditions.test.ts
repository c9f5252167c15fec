import { describe, expect, it } from 'vitest';
import { conditionIds, conditions } from './conditions.ts';

describe.each(conditionIds)('the words on %s', (id) => {
  const { line, attacks, attacked, checksAtDisadvantage, failsSaves, savesAtDisadvantage, nearHitsAreCritical, resistsAllDamage } =
    conditions[id];
  const says = [
    [/Own attacks have disadvantage|own attacks have disadvantage/, attacks === 'disadvantage'],
    [/[Oo]wn attacks have advantage/, attacks === 'advantage'],
    [/[Aa]ttacks on them (?:have )?advantage/, attacked === 'advantage' || attacked === 'near'],
    [/attacks on them disadvantage/, attacked === 'disadvantage'],
    [/advantage from within 5 feet, disadvantage from farther away/, attacked === 'near'],
    [/Ability checks and own attacks have disadvantage/, checksAtDisadvantage],
    [/STR and DEX saves fail/, failsSaves.length > 0],
    [/DEX saves have disadvantage/, savesAtDisadvantage.length > 0],
    [/hits from within 5 feet are critical/, nearHitsAreCritical],
    [/half of any damage/, resistsAllDamage],
  ] as const;

  it.each(says)('say %s where the rules count it, and only there', (words, counts) => {
    expect(words.test(line)).toBe(counts);
  });

  it('are at most three sentences', () => {
    expect(line.split(/(?<=\.) /).length).toBeLessThanOrEqual(3);
    expect(line).toMatch(/\.$/);
  });
});
