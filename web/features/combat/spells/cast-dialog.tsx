import type { DamageType } from '#domain/rules/combat-terms.ts';
import type { SpellDetails } from '#domain/srd/spells/spell-details.ts';
import { standingText } from '#web/features/combat/combat-text.ts';
import { CoverField } from '#web/features/combat/fields/cover-field.tsx';
import type { Figure } from '#web/features/combat/figure.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx';
import type { Cover } from '#domain/rules/combat-terms.ts';
import { useState } from 'react';
import type { Caster } from './caster.ts';
import { choicesOf, damageTypesOf, figuresOfUse, needsNoTarget, strikes, targetLimit, usualSlot } from './spell-use.ts';
import type { SpellUse } from './spell-use.ts';

/** What was said about a spell before it is cast. */
export interface CastChoice {
  slot: number;
  targetIds: string[];
  choice: string | null;
  damageType: DamageType | null;
  cover: Cover;
}

interface CastDialogProps {
  use: SpellUse;
  caster: Caster;
  details: SpellDetails | undefined;
  figures: readonly Figure[];
  /** Who is aimed at already. */
  target: Figure | null;
  busy: boolean;
  onCast: (choice: CastChoice) => void;
  onClose: () => void;
}

/** Asks for slot, targets and what else a spell leaves open, and says what it does. */
export function CastDialog({ use, caster, details, figures, target, busy, onCast, onClose }: CastDialogProps) {
  const [slot, setSlot] = useState(usualSlot(use));
  const [targetIds, setTargets] = useState<readonly string[]>(target ? [target.id] : []);
  const [choice, setChoice] = useState<string | null>(choicesOf(use)[0] ?? null);
  const types = damageTypesOf(use);
  const [damageType, setType] = useState<DamageType | null>(types[0] ?? null);
  const [cover, setCover] = useState<Cover>('none');
  const rays = strikes(use, caster, slot);
  const most = targetLimit(use, caster, slot);
  const asksTargets = !needsNoTarget(use);
  const living = figures.filter(({ health }) => health !== 'dead');
  const aimed = rays === null ? targetIds.slice(0, most ?? targetIds.length) : targetIds.slice(0, rays);
  const ready = !asksTargets || aimed.length > 0;
  return (
    <FormDialog
      title={use.name}
      action={ready ? 'Cast' : 'Pick targets'}
      busy={busy}
      disabled={!ready}
      onClose={onClose}
      onSubmit={() => onCast({ slot, targetIds: [...aimed], choice, damageType, cover })}
    >
      <p className="figures text-control text-ink-soft" role="status">
        {figuresOfUse(use, caster, slot)}
      </p>
      {use.slots.length > 0 && (
        <SelectField label="Spell slot" value={slot} onChange={(event) => setSlot(Number(event.target.value))}>
          {use.slots.map((level) => (
            <option key={level} value={level}>
              Level {level}, {caster.slots.find((each) => each.level === level)?.left ?? 0} left
            </option>
          ))}
        </SelectField>
      )}
      {choicesOf(use).length > 0 && (
        <SelectField label="Effect" value={choice ?? ''} onChange={(event) => setChoice(event.target.value)}>
          {choicesOf(use).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
      )}
      {types.length > 1 && (
        <SelectField
          label="Type of damage"
          value={damageType ?? ''}
          onChange={(event) => setType(types.find((type) => type === event.target.value) ?? null)}
        >
          {types.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </SelectField>
      )}
      {asksTargets && rays !== null && <RayFields {...{ rays, living, targetIds, setTargets }} />}
      {asksTargets && rays === null && <TargetFields {...{ most, living, targetIds: aimed, setTargets }} />}
      {use.used.activity.kind === 'save' && <CoverField hint="Applies to each target." value={cover} onChange={setCover} />}
      {details && <WhatItDoes details={details} level={use.spell.level} />}
    </FormDialog>
  );
}

interface TargetsProps {
  living: readonly Figure[];
  targetIds: readonly string[];
  setTargets: (targetIds: readonly string[]) => void;
}

/** One target for each ray or dart; several may fly at one. */
function RayFields({ rays, living, targetIds, setTargets }: TargetsProps & { rays: number }) {
  return Array.from({ length: rays }, (_, n) => (
    <SelectField
      key={n}
      label={`Target ${n + 1} of ${rays}`}
      value={targetIds[n] ?? targetIds[0] ?? ''}
      onChange={(event) =>
        setTargets(
          Array.from({ length: rays }, (__, at) => (at === n ? event.target.value : (targetIds[at] ?? targetIds[0] ?? event.target.value))),
        )
      }
    >
      {targetIds.length === 0 && <option value="">Choose one</option>}
      {living.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  ));
}

function TargetFields({ most, living, targetIds, setTargets }: TargetsProps & { most: number | null }) {
  const full = most !== null && targetIds.length >= most;
  const limit = most === null ? 'Targets: all in the area' : most === 1 ? 'Target' : `Targets: up to ${most}`;
  return (
    <fieldset className="flex flex-col gap-2.5">
      <legend className="mb-1.5 text-control font-semibold">{limit}</legend>
      {living.map((figure) => (
        <Checkbox
          key={figure.id}
          label={figure.name}
          hint={standingText(figure)}
          checked={targetIds.includes(figure.id)}
          disabled={full && most !== 1 && !targetIds.includes(figure.id)}
          onChange={(on) => {
            const others = targetIds.filter((each) => each !== figure.id);
            setTargets(on ? (most === 1 ? [figure.id] : [...others, figure.id]) : others);
          }}
        />
      ))}
    </fieldset>
  );
}

function WhatItDoes({ details: { text, higher }, level }: { details: SpellDetails; level: number }) {
  return (
    <section aria-label="What it does" className="flex flex-col gap-2 border-t border-line pt-3 text-control wrap-anywhere">
      {text.split('\n\n').map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {higher !== undefined && (
        <p>
          <strong>{level === 0 ? 'At higher levels.' : 'With a higher slot.'}</strong> {higher}
        </p>
      )}
    </section>
  );
}
