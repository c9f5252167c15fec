import type { Aftermath } from '#domain/moments/aftermath.ts';

/** By what it is kept that somebody has taken a thing of one of the dead of a fight. */
export const fallenKey = ({ id }: Pick<Aftermath, 'id'>, name: string, thing: string): string =>
  `fallen ${id} ${name.toLowerCase()} ${thing.trim().toLowerCase()}`;
