/** Effects whose name says how somebody is: "Kara is dazed." Those named like a condition that they bring are told by that. */
const states: ReadonlySet<string> = new Set([
  'Abjured',
  'Ablaze',
  'Addled',
  'Asleep',
  'Awakened',
  'Berserk',
  'Blinded by Daylight',
  'Blinded by Light',
  'Burning',
  'Caught in the sphere',
  'Charmed by the orb',
  'Chilled',
  'Cursed',
  'Dazed',
  'Dazzled by colors',
  'Distracted',
  'Drowsy',
  'Enfeebled',
  'Engulfed',
  'Enlarged',
  'Fallen into the fissure',
  'Hamstrung',
  'Helped',
  'Hidden',
  'Hurled through hell',
  'Imprisoned',
  'Knocked down',
  'Lured',
  'Marked',
  'Numbed',
  'Off guard',
  'Open to attack',
  'Possessed',
  'Reckless',
  'Reduced',
  'Restless',
  'Sapped',
  'Sent home',
  'Shackled',
  'Shaken',
  'Slowed',
  'Smothered',
  'Sneezing',
  'Staggered',
  'Studied',
  'Sundered',
  'Swallowed',
  'Swayed',
  'Turned',
  'Turning back',
  'Waiting for love',
  'Weakened',
  'Whelmed',
]);

/** The same for all names that begin so. */
const stateBeginnings = ['Immune to ', 'In the ', 'On the '] as const;

/** Names of more than one thing. */
const plurals: ReadonlySet<string> = new Set([
  'Draconic wings',
  'Dragon Wings',
  'Far jumps',
  'Primal senses',
  'Scintillating colors',
  'Spores',
]);

/** Actions that are effects while they last (SRD 5.2.1, Actions). */
const actions: ReadonlySet<string> = new Set(['Dash', 'Disengage', 'Dodge', 'Ready']);

/** Movement that a feature lends, until it is used or the turn ends. */
function lent(feature: string, may: string): { begins: string; ends: string } {
  return { begins: `may ${may} (${feature})`, ends: `has no more use of ${feature}` };
}

/** What follows the name of whom an effect begins and ends for, where the patterns do not read well. */
const phrases: ReadonlyMap<string, { begins: string; ends?: string }> = new Map<string, { begins: string; ends?: string }>([
  ['Vex', { begins: 'has advantage on the next attack against the same foe (Vex)' }],
  ['Sap', { begins: 'has disadvantage on the next attack (Sap)' }],
  ['Standing still', { begins: 'stands still this turn', ends: 'may move again' }],
  ['Peerless Aim used', { begins: 'has used Peerless Aim', ends: 'may use Peerless Aim again' }],
  ['Instinctive Pounce', lent('Instinctive Pounce', 'move half the speed')],
  ['Tactical Shift', lent('Tactical Shift', 'move half the speed without opportunity attacks')],
  ['Remarkable Athlete', lent('Remarkable Athlete', 'move half the speed without opportunity attacks')],
  ["Cloud's Jaunt", lent('Cloud’s Jaunt', 'teleport 30 feet')],
  ['Blink Steps', lent('Blink Steps', 'teleport 30 feet')],
  ['Knocked Out', { begins: 'is knocked out', ends: 'comes to' }],
  ['Slow (mastery)', { begins: 'is slowed', ends: 'is no longer slowed' }],
]);

/** How somebody is under an effect; null where its name does not say that. What a save made less of is told like the whole. */
function stateOf(effect: string): string | null {
  const name = effect.replace(/ \(saved\)$/, '');
  const isState = states.has(name) || stateBeginnings.some((beginning) => name.startsWith(beginning));
  return isState ? `${name.charAt(0).toLowerCase()}${name.slice(1)}` : null;
}

/** Tells that an effect begins: "Rage begins for Kara.", "Kara is dazed.", "Kara takes the Dash action." */
export function effectBeginsText(effect: string, bearer: string): string {
  const phrase = phrases.get(effect);
  if (phrase) return `${bearer} ${phrase.begins}.`;
  if (actions.has(effect)) return `${bearer} takes the ${effect} action.`;
  const state = stateOf(effect);
  return state === null ? `${effect} ${plurals.has(effect) ? 'begin' : 'begins'} for ${bearer}.` : `${bearer} is ${state}.`;
}

/** Tells that an effect ends: "Rage ends for Kara.", "Kara is no longer dazed." */
export function effectEndsText(effect: string, bearer: string): string {
  const phrase = phrases.get(effect)?.ends;
  if (phrase !== undefined) return `${bearer} ${phrase}.`;
  const state = stateOf(effect);
  return state === null ? `${effect} ${plurals.has(effect) ? 'end' : 'ends'} for ${bearer}.` : `${bearer} is no longer ${state}.`;
}
