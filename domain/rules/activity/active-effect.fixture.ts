import type { ActiveEffect } from './active-effect.ts';

/** An effect that lasts on somebody, with what it changes. */
export function effect(name: string, ...changes: ActiveEffect['changes']): ActiveEffect {
  return {
    id: name.toLowerCase().replaceAll(' ', '-'),
    name,
    source: { kind: 'table', id: '' },
    from: null,
    held: false,
    changes,
    duration: { kind: 'time', amount: 1, unit: 'hour' },
    until: null,
    saveEnds: null,
    ends: [],
    tick: null,
    slot: null,
    text: '',
  };
}
