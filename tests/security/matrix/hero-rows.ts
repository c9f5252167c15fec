import { randomUUID } from 'node:crypto';
import type { contract } from '#contract/index.ts';
import { heroToKeep } from '#server/features/characters/heroes/hero-to-keep.fixture.ts';
import { anybody, butNothingThere, nothing, signedIn } from './verdicts.ts';
import type { Row } from './verdicts.ts';

const given = () => ({ hero: { kind: 'given', given: heroToKeep().hero } });
const change = () => ({ ...given(), id: randomUUID() });
const newcomer = () => ({ id: randomUUID(), ruleSet: 'srd' });
const kept = () => ({ hero: { kind: 'kept', kept: randomUUID() } });

/** The rows of every operation about heroes away from tables: one’s own account keeps heroes, and anybody brings one of their device. */
export const heroRows: Record<`heroes.${keyof (typeof contract)['heroes']}`, Row> = {
  'heroes.make': {
    input: () => ({ ...newcomer(), from: { kind: 'form', name: 'Odrun', race: 'dwarf', class: 'fighter' } }),
    own: anybody,
  },
  'heroes.rollScores': { input: () => ({ way: '4d6' }), own: anybody },
  'heroes.guide': { input: () => ({ ...newcomer(), step: 'start' }), own: anybody },
  'heroes.creationAhead': { input: nothing, own: anybody },
  'heroes.readyHeroes': { input: () => ({ ruleSet: 'srd' }), own: anybody },
  'heroes.get': { input: kept, own: butNothingThere(signedIn, 'hero.notFound') },
  'heroes.act': { input: () => ({ ...change(), act: { kind: 'takeDamage', amount: 2 } }), own: anybody },
  'heroes.roll': { input: () => ({ ...change(), what: { kind: 'initiative' } }), own: anybody },
  'heroes.undo': { input: () => ({ ...kept(), id: randomUUID(), position: 2 }), own: butNothingThere(signedIn, 'hero.notFound') },
  'heroes.history': { input: given, own: anybody },
  'heroes.levelAhead': { input: given, own: anybody },
  'heroes.anyCast': { input: () => ({ ...given(), use: 'divine-intervention' }), own: anybody },
  'heroes.shapes': { input: given, own: anybody },
  'heroes.calledCreatures': { input: () => ({ creatures: [] }), own: anybody },
  'heroes.paper': { input: given, own: anybody },
  'heroes.export': { input: () => ({ ...kept(), format: 'hearthlore' }), own: butNothingThere(signedIn, 'hero.notFound') },
  'heroes.list': { input: nothing, own: signedIn },
  'heroes.keep': { input: () => ({ hero: heroToKeep().hero, picture: null }), own: signedIn },
  'heroes.picture': { input: () => ({ heroId: randomUUID() }), own: butNothingThere(signedIn, 'hero.notFound') },
  'heroes.savePicture': {
    input: () => ({ heroId: randomUUID(), image: Buffer.from('no picture').toString('base64') }),
    own: butNothingThere(signedIn, 'image.invalid'),
  },
  'heroes.remove': { input: () => ({ heroId: randomUUID() }), own: signedIn },
};
