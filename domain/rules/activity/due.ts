/**
 * When an area that stays befalls somebody: as they enter it, as it comes over them, with each 5 feet that they move in it, or as their
 * turn starts or ends there.
 */
export const dueMoments = ['enters', 'comesOver', 'moves', 'startsTurn', 'endsTurn'] as const;
export type DueMoment = (typeof dueMoments)[number];
