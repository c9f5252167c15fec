import { beforeAll, describe, expect, it } from 'vitest';
import { hero, scores } from '#domain/character/character.fixture.ts';
import { contentOfSpell } from '#domain/character/effects/content-of-spell.ts';
import type { Brief, Hero } from '#domain/narration/brief.ts';
import { heroSheetOf } from '#domain/narration/hero-sheet.ts';
import { heroSpellOf } from '#domain/narration/spells/hero-spells.ts';
import type { HeroSpell } from '#domain/narration/spells/hero-spells.ts';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import { sampleAdventure } from '#server/features/storyteller/sample-adventure.fixture.ts';
import { briefOf, playReply } from '#server/features/storyteller/play.fixture.ts';
import { nextCalls } from '#server/features/storyteller/storyteller.ts';

const known = ['fire-bolt', 'vicious-mockery', 'dissonant-whispers', 'sacred-flame', 'burning-hands', 'sleep', 'levitate', 'detect-magic'];
const caster = hero({
  class: 'wizard',
  level: 3,
  stats: scores({ intelligence: 16 }),
  spells: known.map((spell) => ({ spell, prepared: true, from: 'class', class: 'wizard' })),
});
const tov: Hero = { id: 'tov', name: 'Tov' };
const foe = sampleAdventure.npcs.find(({ combat }) => combat !== undefined);
const scene = sampleAdventure.scenes.find(({ npcs }) => npcs.includes(foe?.id ?? ''));
const thing = scene?.features[0]?.name ?? '';
let mira: Hero;

let spells: HeroSpell[];

beforeAll(async () => {
  const found = await Promise.all(known.map(async (id) => heroSpellOf(caster, id, await contentOfSpell(caster, id))));
  spells = found.filter((each) => each !== null);
  mira = { id: 'mira', name: 'Mira', sheet: { ...heroSheetOf(caster), spells } };
});

function brief(text: string, at = scene): Brief {
  const plain = briefOf({ adventure: sampleAdventure, party: [mira, tov], intents: [{ heroId: 'mira', text }] });
  const here = at?.id ?? plain.state.scene;
  return { ...plain, state: { ...plain.state, scene: here, visited: [here] } };
}
const callsOf = (text: string) => {
  const asked = brief(text);
  const done = ['cast_spell', 'check', 'attack', 'scene_tag', 'use_item'];
  return nextCalls(asked, { rulings: [], state: asked.state }).filter(({ name }) => done.includes(name));
};
const at = foe?.id;
const name = foe?.name ?? '';

describe('a spell that a hero knows, in words of the story', () => {
  it.each([
    [`I cast fire bolt at ${name}`, { spell: 'Fire Bolt', at: [at] }],
    [`I cast firebolt at ${name}!`, { spell: 'Fire Bolt', at: [at] }],
    [`I hurl a fire bolt at ${name}`, { spell: 'Fire Bolt', at: [at] }],
    [`I attack ${name} with Fire Bolt`, { spell: 'Fire Bolt', at: [at] }],
    [`I use vicious mockery on ${name}`, { spell: 'Vicious Mockery', at: [at] }],
    [`I cast dissonant whispers at ${name} with a 2nd level slot`, { spell: 'Dissonant Whispers', slot: 2, at: [at] }],
    [`I cast sacred flame on ${name}`, { spell: 'Sacred Flame', at: [at] }],
    [`I cast sleep on ${name}`, { spell: 'Sleep', at: [at] }],
  ])('is cast by its own rules, with no check and no weapon: %s', (text, call) => {
    expect(callsOf(text)).toEqual([{ name: 'cast_spell', heroId: 'mira', ...call }]);
  });

  it.each([
    [`I cast fire bolt at ${thing}`, { spell: 'Fire Bolt' }],
    ['I cast levitate on myself', { spell: 'Levitate' }],
  ])('is cast at a thing, or on a hero whom it does not harm, without a roll: %s', (text, call) => {
    expect(callsOf(text)).toEqual([{ name: 'cast_spell', heroId: 'mira', ...call }]);
  });

  it('is told as the rulings have it', () => {
    const { progress, ...told } = playReply(brief(`I cast vicious mockery at ${name}`), new Set());
    const [ruling] = progress.rulings;
    expect(ruling).toMatchObject({ allowed: true, call: { name: 'cast_spell' }, facts: [{ code: 'castsSpellAt' }, {}] });
    expect(JSON.stringify(told)).toContain('Mira casts Vicious Mockery at');
  });
});

it.each(['I cast Revivify on Tov', 'I use revivify on Tov'])('a spell brings back a hero who is dead: %s', async (text) => {
  const cleric = hero({ class: 'cleric', level: 5, spells: [{ spell: 'revivify', prepared: true, from: 'class', class: 'cleric' }] });
  const spell = heroSpellOf(cleric, 'revivify', await contentOfSpell(cleric, 'revivify'));
  const dead = heroSheetOf(hero({ id: 'tov-sheet', name: 'Tov', damage: 999, deathSaves: { successes: 0, failures: 3 } }));
  const ready = { id: 'mira', name: 'Mira', sheet: { ...heroSheetOf(cleric), spells: spell ? [spell] : [] } };
  const plain = briefOf({ adventure: sampleAdventure, party: [ready, { ...tov, sheet: dead }], intents: [{ heroId: 'mira', text }] });
  const brief = { ...plain, state: { ...plain.state, heroes: { tov: { damage: dead.damage } } } };
  const { progress } = playReply(brief, new Set());
  expect(progress.rulings).toMatchObject([
    { allowed: true, call: { name: 'cast_spell', spell: 'Revivify', targets: ['tov'] }, facts: [{ code: 'castsSpellOn' }] },
  ]);
});

describe('a spell that is cast at several, in words of the story', () => {
  const adventure = readyAdventures.get('free-template-world') ?? sampleAdventure;
  const slakes = (text: string, hero = mira): Brief => {
    const plain = briefOf({ adventure, party: [hero], intents: [{ heroId: 'mira', text }] });
    return { ...plain, state: { ...plain.state, scene: 'slakes', visited: ['slakes'] } };
  };
  const cast = (text: string, hero = mira) => {
    const asked = slakes(text, hero);
    return nextCalls(asked, { rulings: [], state: asked.state }).filter(({ name }) => name === 'cast_spell');
  };

  it.each([
    'I cast Sleep on both hounds',
    'I cast Sleep so that it catches both hounds',
    'I cast sleep on the hounds',
    'I cast sleep on them all',
    'I cast Sleep at all the enemies',
    'I cast sleep on both of them',
    'I cast sleep on the silt hound and the lame hound',
  ])('reaches all who are meant: %s', (text) => {
    expect(cast(text)).toMatchObject([{ spell: 'Sleep', at: expect.arrayContaining(['silt-hound', 'lame-hound']) }]);
  });

  it('reaches no more than the spell does', () => {
    expect(cast('I cast fire bolt at the hounds')).toMatchObject([{ spell: 'Fire Bolt', at: ['silt-hound'] }]);
  });

  it('reaches one who is named alone', () => {
    expect(cast('I cast Sleep on the lame hound with both hands')).toMatchObject([{ at: ['lame-hound'] }]);
  });

  it('says why it cannot be cast, and takes nobody’s turn, where no slot is left', () => {
    const { sheet } = mira;
    const [sleep] = (sheet?.spells ?? []).filter(({ name }) => name === 'Sleep');
    const spent = {
      ...mira,
      sheet: sheet && sleep && { ...sheet, spells: [{ ...sleep, slots: [], why: 'No level 1 spell slots are left.' }] },
    };
    const { progress, text } = playReply(slakes('I cast sleep on both hounds', spent), new Set());
    expect(progress.rulings).toMatchObject([{ allowed: false, facts: [{ code: 'spellIsRefused' }] }]);
    expect(text).toContain('No level 1 spell slots are left.');
  });
});

describe('Detect Magic, in words of the story', () => {
  const magic = {
    ...sampleAdventure,
    scenes: sampleAdventure.scenes.map((each) => ({ ...each, features: each.features.map((one) => ({ ...one, isMagic: true as const })) })),
  };
  const words = [
    'I cast detect magic',
    'I cast detect magic. Is anything magical here?',
    'We wait. I cast detect magic and look for magical auras.',
  ];

  it.each(words)('says what is magical here, and asks for nothing more: %s', (text) => {
    const { progress, text: told } = playReply({ ...brief(text), adventure: magic }, new Set());
    expect(progress.rulings.filter(({ call }) => call.name !== 'npc_attack')).toMatchObject([
      { allowed: true, facts: [{ code: 'castsRitual' }, { code: 'sensesMagic' }] },
    ]);
    expect(told).toContain(`there is magic about ${thing}`);
  });

  it.each(words)('says that nothing is: %s', (text) => {
    expect(playReply(brief(text), new Set()).text).toContain('Nothing within 30 feet is magical.');
  });
});

describe('a spell that a hero does not know, in words of the story', () => {
  it.each([
    [`I cast fireball at ${name}`, 'Fireball'],
    [`I cast a fireball at ${thing}`, 'Fireball'],
    ['I cast delayed blast fireball', 'Delayed Blast Fireball'],
    ['I cast fly on myself', 'Fly'],
    ['I cast wall of fire in front of the door', 'Wall of Fire'],
    [`I cast charm person on ${name}`, 'Charm Person'],
    [`I quietly cast a 3rd level spell called Haste on Tov`, 'Haste'],
    [`I hurl a fireball at ${name}`, 'Fireball'],
    [`I use eldritch blast on ${name}`, 'Eldritch Blast'],
    ['I cast hunters mark', "Hunter's Mark"],
  ])('is refused in a sentence, and nothing comes of it: %s', (text, spell) => {
    const asked = brief(text);
    const { progress, ...told } = playReply(asked, new Set());
    expect(progress.rulings[0]).toMatchObject({ allowed: false, rolls: [], facts: [{ code: 'doesNotKnowSpell', slots: { spell } }] });
    expect(progress.rulings.filter(({ call }) => 'heroId' in call && call.heroId === 'mira')).toHaveLength(1);
    expect(JSON.stringify(told)).toContain(`Mira does not know ${spell}`);
  });

  it.each([
    'I cast a glance at the door',
    'I cast my line into the water',
    'I cast aside my shield',
    'Do I know fireball?',
    'I fly into a rage',
    'I use the secret chest',
    'I throw light on it',
  ])('is not meant: %s', (text) => {
    expect(callsOf(text).filter((call) => call.name === 'cast_spell')).toEqual([]);
  });
});

describe('magic that is worked without the name of a spell', () => {
  const told = (text: string, castable: HeroSpell[] = spells) => {
    const asked = brief(text);
    const [, ...others] = asked.party;
    return playReply({ ...asked, party: [{ ...mira, sheet: { ...heroSheetOf(caster), castable } }, ...others] }, new Set());
  };
  const ofMira = ({ progress }: ReturnType<typeof told>) =>
    progress.rulings.filter(({ call }) => 'heroId' in call && call.heroId === 'mira');

  it.each([`I cast a spell at ${name}`, `I strike ${name} with my magic`, `I use my magic on ${name}`, `I throw a spell at ${name}!`])(
    'is asked about with the spells that strike or bind, and costs nothing: %s',
    (text) => {
      const reply = told(text);
      expect(reply.text).toMatch(/Which spell\? Mira could cast [^.]*Fire Bolt[^.]* or [^.]*\./);
      expect(reply.text).not.toContain('Detect Magic');
      expect(ofMira(reply)).toEqual([]);
    },
  );

  it.each([
    `I use magic to open ${thing}`,
    'I use magic to open the door',
    'I cast a spell',
    'I try some magic on the door',
    'Can I use magic to open the door?',
  ])('is asked about with the spells that harm nobody: %s', (text) => {
    const reply = told(text);
    expect(reply.text).toMatch(/Which spell\? Mira could cast [^.]*Levitate/);
    expect(reply.text).not.toContain('Fire Bolt');
    expect(ofMira(reply)).toEqual([]);
  });

  it('says that there is none where none can be cast', () => {
    expect(told('I use magic to open the door', []).text).toContain('Mira has no spell on the sheet that can be cast now.');
  });

  it.each(['I ask about the magic of this place', 'I use the magic wand', 'I look at the magic sword', '"I use magic to open doors."'])(
    'is not meant: %s',
    (text) => {
      expect(told(text).text).not.toContain('Which spell?');
    },
  );
});
