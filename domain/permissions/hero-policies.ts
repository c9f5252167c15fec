import { anyone, hasHero, signedIn } from './policy.ts';

/** Who may do what with heroes away from tables. */
export const heroPolicies = {
  'heroes.make': anyone,
  'heroes.rollScores': anyone,
  'heroes.guide': anyone,
  'heroes.creationAhead': anyone,
  'heroes.readyHeroes': anyone,
  'heroes.get': hasHero,
  'heroes.act': hasHero,
  'heroes.roll': hasHero,
  'heroes.undo': hasHero,
  'heroes.history': hasHero,
  'heroes.levelAhead': hasHero,
  'heroes.anyCast': hasHero,
  'heroes.shapes': hasHero,
  'heroes.calledCreatures': anyone,
  'heroes.paper': hasHero,
  'heroes.export': hasHero,
  'heroes.list': signedIn,
  'heroes.keep': signedIn,
  'heroes.picture': signedIn,
  'heroes.savePicture': signedIn,
  'heroes.remove': signedIn,
} as const;
