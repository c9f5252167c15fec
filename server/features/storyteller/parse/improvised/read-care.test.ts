import { describe, expect, it } from 'vitest';
import type { Hero } from '#domain/narration/brief.ts';
import { heroHitPointsOf } from '#domain/narration/hero-sheet.ts';
import { openingState } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { checkReply } from '#domain/narration/reply-check/reply-check.ts';
import { templateAdventure } from '#server/features/adventures/index.ts';
import { parseIntent } from '#server/features/storyteller/parse/parse-intent.ts';
import { briefOf, playReply } from '#server/features/storyteller/play.fixture.ts';

const opened = openingState(templateAdventure);
const house: PlayState = { ...opened, scene: 'tide-house', visited: [opened.scene, 'tide-house'], heroes: { mira: { damage: 99 } } };

/** What Tov does for Mira, who lies at the Tide House: what is told and ruled, over several evenings with dice of their own. */
function does(text: string, heroId = 'tov', state = house, tov: Hero = { id: 'tov', name: 'Tov' }) {
  return ['one', 'two', 'three', 'four', 'five', 'six'].map((campaignId) => {
    const brief = briefOf({
      campaignId,
      adventure: templateAdventure,
      state,
      party: [{ id: 'mira', name: 'Mira' }, tov],
      intents: [{ heroId, text }],
    });
    const { text: told, progress } = playReply(brief, new Set());
    const calls = progress.rulings.flatMap(({ allowed, call }) => (allowed ? [call.name] : []));
    const objections = checkReply(told, brief, { earlier: [], secrets: [], instructions: [], ids: [] }, progress);
    return {
      told,
      calls,
      wet: progress.state.tags ?? [],
      objections,
      isUp: heroHitPointsOf(progress.state, { id: 'mira', name: 'Mira' }) > 0,
      isStable: progress.state.heroes['mira']?.stable === true,
      at: progress.state.scene,
    };
  });
}

describe('somebody of the party who lies at no hit points', () => {
  it.each([
    'I help Mira up, slap her face, pour some water on her',
    'I slap Mira awake',
    'pour some water on her',
    'bandage her wounds',
    "I check Mira's pulse",
    'cast cure wounds on Mira',
    'wake up sleepyhead!',
    'I stabilize Mira with a Medicine check',
    'I use my medicine skill on Mira',
  ])('is given first aid by "%s", and is stable or told to lie there still', (text) => {
    for (const { told, calls, wet, isStable } of does(text)) {
      expect({ told, tried: calls.includes('check') }).toEqual({ told, tried: true });
      expect({ told, isStable }).toEqual({ told, isStable: calls.includes('tend') });
      if (!isStable) expect(told).toMatch(/Mira (?:hears none|is no better|is still dying|breathes, and|stays where|lies there)/);
      expect(wet).toEqual([]);
    }
  });

  it('is stable for some, and goes on dying for others, as the dice say, and nobody wakes by it', () => {
    const tended = does('I slap Mira awake');
    expect(new Set(tended.map(({ isStable }) => isStable)).size).toBe(2);
    expect(new Set(tended.map(({ isUp }) => isUp))).toEqual(new Set([false]));
  });

  it('is carried by whoever walks, and moved without waking', () => {
    for (const text of ['I carry Mira out to Rope Lane', 'grab Mira and run to Rope Lane', 'take the covered bridge to Rope Lane'])
      for (const { told, at, isUp } of does(text)) {
        expect({ told, at, isUp }).toMatchObject({ at: 'rope-lane', isUp: false });
        expect(told).toMatch(/Tov (?:carries|goes with|does the lifting|bears|does not put|has Mira)/);
      }
    for (const { told, isUp } of does('I drag her behind the table')) {
      expect(isUp).toBe(false);
      expect(told).toContain('Mira');
    }
  });

  it('does nothing of their own, and is told who could help', () => {
    for (const { told, objections } of does('I get up and run', 'mira')) {
      expect(told).toContain('Tov');
      expect(objections).toEqual([]);
    }
  });

  it.each(["I bandage Mira with my healer's kit", "I use my healer's kit on Mira", 'I stabilise Mira with the healing kit'])(
    'is tended with a kit that is in the pack, and not with one that is not: %s',
    (text) => {
      const numbers = {
        characterId: 'c',
        maxHitPoints: 20,
        damage: 0,
        armorClass: 14,
        attackBonus: 5,
        attackDice: '1d8',
        attacksPerTurn: 1,
      };
      const tov: Hero = { id: 'tov', name: 'Tov', sheet: { ...numbers, checks: {}, favours: {}, pack: ["Healer's Kit"] } };
      expect(does(text, 'tov', house, tov).every(({ calls }) => calls.includes('check'))).toBe(true);
      expect(does(text).some(({ calls }) => calls.includes('check'))).toBe(false);
    },
  );

  it('is not given what nobody has', () => {
    for (const { told, calls } of does('give Mira a healing potion')) {
      expect(told.toLowerCase()).toContain('a potion');
      expect(calls).not.toContain('check');
    }
  });

  it('is nobody whom these words mean while all stand', () => {
    for (const { calls } of does('I bandage the wounds of Mira', 'tov', { ...house, heroes: {} })) expect(calls).not.toContain('tend');
  });
});

describe('wounds of somebody who stands', () => {
  it.each(["I dress Tov's cuts", "then I patch up Tov's wounds"])('are tended: %s', (said) => {
    const mira = { id: 'mira', name: 'Mira' };
    const party = [mira, { id: 'tov', name: 'Tov' }];
    const [tended] = parseIntent({ heroId: 'mira', text: said }, mira, { adventure: templateAdventure, state: opened, party, told: [] });
    expect(tended).toMatchObject({ kind: 'help', skill: 'medicine', targets: [{ kind: 'hero' }] });
  });
});
