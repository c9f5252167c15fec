import { limits } from '#domain/limits/limits.ts';
import type { Targets } from '#domain/rules/activity/reach.ts';
import { NumberField } from '#web/features/homebrew/fields/number-field.tsx';
import { asOptions, OneOfField } from '#web/features/homebrew/fields/one-of-field.tsx';
import { LineField } from '#web/features/homebrew/fields/line-field.tsx';

const whom = [
  ['creature', 'Creatures'],
  ['enemy', 'Enemies'],
  ['ally', 'Allies'],
  ['self', 'Oneself'],
  ['object', 'Objects'],
  ['creatureOrObject', 'Creatures or objects'],
  ['corpse', 'The dead'],
  ['point', 'A point'],
] as const satisfies readonly (readonly [Targets['who'], string])[];
type Shape = NonNullable<Targets['area']>['shape'];
const shapes = ['cone', 'cube', 'cylinder', 'emanation', 'line', 'sphere', 'square', 'wall'] as const satisfies readonly Shape[];
const howMany = [
  ['one', 'One'],
  ['several', 'Up to a number'],
  ['area', 'All in an area'],
  ['any', 'Any number within reach'],
] as const;
type HowMany = (typeof howMany)[number][0];

function manyOf({ count }: Targets): HowMany {
  if (count === 'area' || count === 'any') return count;
  return count === undefined || count === 1 ? 'one' : 'several';
}

function withMany(targets: Targets, many: HowMany): Targets {
  const { area, count: _, ...rest } = targets;
  if (many === 'one') return rest;
  if (many === 'any') return { ...rest, count: 'any' };
  return many === 'several' ? { ...rest, count: 3 } : { ...rest, count: 'area', area: area ?? { shape: 'cone', feet: 30 } };
}

interface TargetFieldsProps {
  value: Targets | undefined;
  onChange: (targets: Targets | undefined) => void;
}

/** Whom something is used on, and the area in which it strikes. */
export function TargetFields({ value, onChange }: TargetFieldsProps) {
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      <OneOfField
        label="Targets"
        options={[['', 'Not said'] as const, ...whom]}
        value={value?.who ?? ''}
        onChange={(who) => onChange(who === '' ? undefined : { ...value, who })}
      />
      {value && (
        <OneOfField label="How many targets" options={howMany} value={manyOf(value)} onChange={(many) => onChange(withMany(value, many))} />
      )}
      {value && typeof value.count === 'number' && value.count > 1 && (
        <NumberField label="At most" lowest={2} highest={100} value={value.count} onChange={(count) => onChange({ ...value, count })} />
      )}
      {value?.area && <AreaFields targets={value} area={value.area} onChange={onChange} />}
      {value && (
        <LineField
          label="Only"
          placeholder="undead"
          length={limits.homebrewTargetLength}
          value={value.only}
          onChange={(only) => onChange({ ...value, only })}
        />
      )}
    </div>
  );
}

interface AreaFieldsProps {
  targets: Targets;
  area: NonNullable<Targets['area']>;
  onChange: (targets: Targets) => void;
}

function AreaFields({ targets, area, onChange }: AreaFieldsProps) {
  const set = (part: Partial<typeof area>) => onChange({ ...targets, area: { ...area, ...part } });
  return (
    <div className="grid grid-cols-3 gap-3">
      <OneOfField label="Area" options={asOptions(shapes)} value={area.shape} onChange={(shape) => set({ shape })} />
      <NumberField label="Area, feet" lowest={0} highest={5280} value={area.feet} onChange={(feet = 0) => set({ feet })} />
      <NumberField label="Wide, feet" optional lowest={0} highest={5280} value={area.width} onChange={(width) => set({ width })} />
    </div>
  );
}
