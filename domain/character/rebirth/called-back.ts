import type { ActiveEffect } from '#domain/rules/activity/active-effect.ts';

/** Whether an effect is the spell that calls somebody into a new body (SRD 5.2.1, Reincarnate). */
export const isCalledBack = ({ source }: Pick<ActiveEffect, 'source'>): boolean => source.kind === 'spell' && source.id === 'reincarnate';
