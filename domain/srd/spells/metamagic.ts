/** What of somebody says how many options of Metamagic go with a spell: names of their features, and of what they are under. */
interface Sorcerer {
  features: readonly { name: string }[];
  activeEffects: readonly { name: string }[];
}

const has = (those: readonly { name: string }[], name: string) => those.some((each) => each.name === name);

/** Whether somebody has a feature that holds while their sorcery is roused. */
const isRoused = ({ features, activeEffects }: Sorcerer, feature: string) => has(features, feature) && has(activeEffects, 'Innate Sorcery');

/** How many of one group go with one spell: two while a sorcerer is magic incarnate (SRD 5.2.1, Sorcery Incarnate). */
export const groupLimit = (one: Sorcerer): number => (isRoused(one, 'Sorcery Incarnate') ? 2 : 1);

/** Whether one of a group may cost nothing in this turn (SRD 5.2.1, Arcane Apotheosis). */
export const isOneFree = (one: Sorcerer): boolean => isRoused(one, 'Arcane Apotheosis');
