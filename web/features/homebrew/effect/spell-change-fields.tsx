import { spells } from '#domain/srd/spells.ts';
import { OneOfField } from '#web/features/homebrew/fields/one-of-field.tsx';
import type { ChangeOf } from './change-kinds.ts';

const byName = spells.map(({ id, name }) => [id, name] as const).toSorted(([, one], [, other]) => one.localeCompare(other));
const often = [
  ['slot', 'With a slot'],
  ['will', 'At will'],
  ['short', 'Once for each short rest'],
  ['long', 'Once for each long rest'],
] as const;
type Often = (typeof often)[number][0];

const freeOf: Record<Often, ChangeOf<'spell'>['free']> = {
  slot: undefined,
  will: { times: null, rest: 'long' },
  short: { times: 1, rest: 'short' },
  long: { times: 1, rest: 'long' },
};

function oftenOf({ free }: ChangeOf<'spell'>): Often {
  if (!free) return 'slot';
  return free.times === null ? 'will' : free.rest;
}

interface SpellChangeFieldsProps {
  change: ChangeOf<'spell'>;
  onChange: (change: ChangeOf<'spell'>) => void;
}

/** A spell that whoever bears the effect has always ready. */
export function SpellChangeFields({ change, onChange }: SpellChangeFieldsProps) {
  return (
    <>
      <OneOfField label="Spell" options={byName} value={change.spell} onChange={(spell) => onChange({ ...change, spell })} />
      <OneOfField label="Cast" options={often} value={oftenOf(change)} onChange={(next) => onChange({ ...change, free: freeOf[next] })} />
    </>
  );
}
