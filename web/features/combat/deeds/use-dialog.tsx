import type { DamageType, Cover } from '#domain/rules/combat-terms.ts';
import { PlaceButton } from '#web/features/combat/around/place-button.tsx';
import { CoverField } from '#web/features/combat/fields/cover-field.tsx';
import { mayBeEmpty } from '#domain/combat/use/areas/may-be-empty.ts';
import { OptionsBySide } from '#web/features/combat/fields/options-by-side.tsx';
import { WhomField } from '#web/features/combat/fields/whom-field.tsx';
import type { Figure } from '#web/features/combat/figure.ts';
import { isForDead, mayReach } from '#domain/rules/activity/targeting.ts';
import type { MeantFor } from '#domain/rules/activity/targeting.ts';
import { isPool } from '#domain/rules/activity/costs.ts';
import { wholeNumber } from '#web/features/combat/fields/whole-number.ts';
import { AmountFields } from '#web/ui/fields/amount-fields.tsx';
import { typedAmounts } from '#web/lib/typed-amounts.ts';
import { isDivided } from '#domain/rules/magic/share-healing.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx';
import { useState } from 'react';
import type { ActivityUse, Actor } from '#domain/combat/deeds/activity-use.ts';
import type { UseChoice } from '#domain/combat/deeds/step-of-use.ts';
import {
  bringsForm,
  choicesOf,
  damageTypesOf,
  figuresOfUse,
  needsNoTarget,
  strikes,
  targetLimit,
  usualPayment,
  whyNot,
} from '#domain/combat/deeds/activity-use.ts';
import { aimOf, fitsLife, kindsOf } from '#domain/combat/deeds/aim.ts';
import { isStranger } from '#domain/combat/deeds/is-stranger.ts';
import { FormField } from './choices/form-field.tsx';
import { Answering, Ending, WhatItDoes } from './use-words.tsx';
import { hastenerOf, whyNotHastened } from '#domain/combat/deeds/hasten.ts';
import { PaymentField } from './choices/payment-field.tsx';
import { ShaperFields } from './choices/shaper-fields.tsx';
import { isShaped, lacksTarget, noShapers, takenShaper } from '#domain/combat/deeds/shapers.ts';
import type { Shapers, TakenShaper } from '#domain/combat/deeds/shapers.ts';
import { SparedField } from './choices/spared-field.tsx';

interface UseDialogProps {
  use: ActivityUse;
  actor: Actor;
  /** What it does, in words: paragraphs. */
  text: readonly string[];
  /** What can be chosen with a spell to change it. */
  shapers?: Shapers | undefined;
  figures: readonly Figure[];
  /** Who is aimed at already; forgotten where it is not meant for their side. */
  target: Figure | null;
  campaignId: string;
  busy: boolean;
  /** Whether it is in sight; what was said stays while it is not. */
  open?: boolean;
  /** Why it cannot be used now. */
  notNow?: string | undefined;
  onCast: (choice: UseChoice) => void;
  /** Puts its area on the battle map; left out where it has none, or no map is shown. */
  onPlace?: ((choice: UseChoice) => void) | undefined;
  onClose: () => void;
}

/** Asks for slot, targets and what else a spell leaves open, and says what it does. */
export function UseDialog(props: UseDialogProps) {
  const { use, actor, text, shapers = noShapers, figures, target, campaignId, onCast, onPlace } = props;
  const [payment, setPayment] = useState(usualPayment(use));
  const [shaped, setShaped] = useState(() => shapedAtFirst(use, actor, shapers));
  const slot = payment.slot + (isShaped(shapers, shaped, 'raiseLevel') ? 1 : 0);
  const { side, meant, aim } = aimOf(use, actor, figures, target);
  const [targetIds, setTargets] = useState<readonly string[]>(aim ? [aim.id] : []);
  const [choice, setChoice] = useState<string | null>(choicesOf(use, actor)[0] ?? null);
  const types = typesNow(use, actor, choice);
  const [wantedType, setType] = useState<DamageType | null>(types[0] ?? null);
  const damageType = types.find((type) => type === wantedType) ?? types[0] ?? null;
  const [cover, setCover] = useState<Cover>('none');
  const [amount, setAmount] = useState('1');
  const [sparedIds, setSpared] = useState<string[]>([]);
  const [shares, setShares] = useState<Record<string, string>>({});
  const pool = isPool(use.used.activity) ? (use.left ?? 1) : null;
  const points = pool === null ? 1 : wholeNumber(amount, 1, pool);
  const rays = strikes(use, actor, slot);
  const most = targetLimit(use, actor, slot);
  const asksTargets = !needsNoTarget(use);
  const living = inReach(use, actor, figures);
  const aimed = rays === null ? targetIds.slice(0, most ?? targetIds.length) : targetIds.slice(0, rays);
  const isCovered = points !== null;
  const isMeant = !lacksTarget(shapers, shaped, aimed);
  const isFormed = !bringsForm(use) || (choice ?? '').trim() !== '';
  const late = isShaped(shapers, shaped, 'hasten') ? whyNotHastened(use, actor) : whyNot(use, actor);
  const notNow = props.notNow ?? (late === undefined ? undefined : `This cannot be done now: ${late}.`);
  const frame = { open: props.open, notNow, busy: props.busy, onClose: props.onClose };
  const ready = (!asksTargets || aimed.length > 0 || mayBeEmpty(use.used)) && isCovered && isMeant && isFormed;
  const said = { ...payment, choice, damageType, cover, amount: points ?? 1, ...(sparedIds.length > 0 && { sparedIds }) };
  const chosen = () => withTargets(said, aimed, shaped, isDivided(use.used.activity) ? shares : null);
  return (
    <FormDialog
      title={use.name}
      action={ready ? (use.used.kind === 'spell' ? 'Cast' : 'Use') : missingText(isFormed, isCovered)}
      {...frame}
      disabled={!ready}
      onSubmit={() => onCast(chosen())}
    >
      <p className="figures text-control text-ink-soft" role="status">
        {figuresOfUse(use, actor, slot)}
      </p>
      <Answering use={use} />
      <Ending use={use} actor={actor} />
      <PaymentField use={use} actor={actor} value={payment} onChange={setPayment} />
      {pool !== null && <PointsField pool={pool} value={amount} onChange={setAmount} />}
      {bringsForm(use) && <FormField {...{ use, actor, campaignId }} form={choice ?? ''} setForm={setChoice} />}
      <ChoiceFields {...{ use, actor, choice, damageType, setChoice, setType }} />
      {onPlace && isCovered && isFormed && notNow === undefined && <PlaceButton onPlace={() => onPlace(chosen())} />}
      {asksTargets && <TargetFields {...{ use, rays, most, living, side, meant, targetIds, aimed, setTargets, shares, setShares }} />}
      <SparedField use={use} actor={actor} figures={living} value={sparedIds} onChange={setSpared} />
      <ShaperFields
        {...{ shapers, slot: payment.slot, value: shaped, onChange: setShaped }}
        aimed={living.filter(({ id }) => aimed.includes(id))}
      />
      {use.used.activity.kind === 'save' && <CoverField hint="Applies to each target." value={cover} onChange={setCover} />}
      <WhatItDoes note={use.used.activity.note} text={text} />
    </FormDialog>
  );
}

/** Whom it may be used on, oneself before others. */
const inReach = ({ used: { activity } }: ActivityUse, actor: Actor, figures: readonly Figure[]) =>
  figures
    .filter((one) => fitsLife(activity, one) && mayReach(activity, one))
    .toSorted((one, other) => Number(other.id === actor.id) - Number(one.id === actor.id));

/** Types of damage that are open now: some depend on the weapon that is chosen. */
const typesNow = (use: ActivityUse, { attacks = [] }: Actor, choice: string | null) =>
  damageTypesOf(
    use,
    attacks.find(({ name }) => name === choice),
  );

/** What was said with those who are aimed at: shapers for them alone, and what each is given where healing is divided. */
function withTargets(
  said: Omit<UseChoice, 'targetIds' | 'shapers' | 'shares'>,
  aimed: readonly string[],
  shaped: readonly TakenShaper[],
  shares: Readonly<Record<string, string>> | null,
): UseChoice {
  const shapers = shaped.map((each) => ({ ...each, targetIds: each.targetIds.filter((id) => aimed.includes(id)) }));
  return { ...said, targetIds: [...aimed], shapers, ...(shares && { shares: typedAmounts(shares, aimed) }) };
}

/** What is to be said before it can be used. */
const missingText = (isFormed: boolean, isCovered: boolean) =>
  !isFormed ? 'Choose a form' : isCovered ? 'Pick targets' : 'Choose how much';

/** A spell for which no action is left is quickened, where that is possible. */
function shapedAtFirst(use: ActivityUse, actor: Actor, shapers: Shapers): TakenShaper[] {
  const hastener = whyNot(use, actor) === 'action taken' ? hastenerOf(shapers) : undefined;
  return hastener ? [takenShaper(hastener)] : [];
}

/** How much of a pool is used. */
function PointsField({ pool, value, onChange }: { pool: number; value: string; onChange: (value: string) => void }) {
  return <TextField label={`Points, ${pool} left`} inputMode="numeric" value={value} onChange={(event) => onChange(event.target.value)} />;
}

interface ChoiceProps {
  use: ActivityUse;
  actor: Actor;
  choice: string | null;
  damageType: DamageType | null;
  setChoice: (choice: string) => void;
  setType: (type: DamageType | null) => void;
}

/** What a choice is of. */
function choiceLabel({ kind, effects = [] }: ActivityUse['used']['activity']): string {
  if (kind === 'summon') return 'Creature';
  if (kind === 'attack') return 'Weapon';
  return effects.some(({ liesOn }) => liesOn !== undefined) ? 'Weapon' : 'Effect';
}

/** Which effect, weapon or creature, and which type of damage, where there is a choice. */
function ChoiceFields({ use, actor, choice, damageType, setChoice, setType }: ChoiceProps) {
  const [choices, types] = [choicesOf(use, actor), typesNow(use, actor, choice)];
  return (
    <>
      {choices.length > 0 && (
        <SelectField label={choiceLabel(use.used.activity)} value={choice ?? ''} onChange={(event) => setChoice(event.target.value)}>
          {choices.map((name) => (
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
    </>
  );
}

interface RayFieldsProps {
  rays: number;
  side: Figure['side'];
  meant: MeantFor | null;
  living: readonly Figure[];
  targetIds: readonly string[];
  setTargets: (targetIds: readonly string[]) => void;
}

interface TargetFieldsProps extends Omit<RayFieldsProps, 'rays'> {
  /** How many rays or darts there are; null where it has none. */
  rays: number | null;
  most: number | null;
  aimed: readonly string[];
  use: ActivityUse;
  /** What each is to be given where healing is divided, as it was typed. */
  shares: Readonly<Record<string, string>>;
  setShares: (shares: Record<string, string>) => void;
}

/** Whom it is for: one for each ray, or as many as it reaches. */
function TargetFields({ rays, most, aimed, use, shares, setShares, ...around }: TargetFieldsProps) {
  const { side, meant, living, setTargets } = around;
  if (rays !== null) return <RayFields rays={rays} {...around} />;
  const { activity } = use.used;
  const affected = kindsOf(activity);
  const kinds = affected && { only: activity.targets?.only ?? '', isStranger: (one: Figure) => isStranger(affected, one) };
  const rows = living.filter(({ id }) => aimed.includes(id)).map(({ id, name }) => ({ id, label: name }));
  return (
    <>
      <WhomField
        legend={whomText(most)}
        {...{ side, meant, most }}
        {...(kinds && { kinds })}
        isForDead={isForDead(activity)}
        figures={living}
        value={aimed}
        onChange={setTargets}
      />
      {isDivided(activity) && (
        <AmountFields
          legend="Hit points for each"
          hint="Whoever has none written shares what is left."
          rows={rows}
          value={shares}
          onChange={setShares}
        />
      )}
    </>
  );
}

/** One target for each ray or dart; several may fly at one. */
function RayFields({ rays, side, meant, living, targetIds, setTargets }: RayFieldsProps) {
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
      <OptionsBySide figures={living} side={side} meant={meant} />
    </SelectField>
  ));
}

/** How many are asked for. */
function whomText(most: number | null): string {
  return most === null ? 'Targets: all in the area' : most === 1 ? 'Target' : `Targets: up to ${most}`;
}
