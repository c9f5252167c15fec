import type { Character } from '#domain/character/character.ts';
import type { Offer } from '#domain/character/actions/offers.ts';
import type { ChosenShaper } from '#domain/character/effects/chosen-shaper.ts';
import type { Way } from '#domain/character/effects/feature-ways.ts';
import { ShaperList } from './shaper-list.tsx';
import { healsNothingText } from '#domain/rules/magic/heals-nothing.ts';
import type { DamageType } from '#domain/rules/combat-terms.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx';
import { AmountFields } from '#web/ui/fields/amount-fields.tsx';
import { typedAmounts } from '#web/lib/typed-amounts.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { calls } from '#web/lib/api.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { useState } from 'react';
import { QuantityField } from '#web/features/characters/quantity-field.tsx';
import { useCards } from '#web/features/characters/use-characters.ts';

/** What was chosen, as an act is sent. */
export interface Used {
  activity?: string;
  choice?: string;
  targets?: string[];
  damageType?: DamageType;
  /** The creature that somebody is turned into. */
  shape?: string;
  times: number;
  shapers?: ChosenShaper[];
  /** How healing is divided. */
  shares?: { id: string; amount: number }[];
  /** It is meant though nobody it is for can be healed. */
  allTheSame?: true;
}

interface UseDialogProps {
  title: string;
  action: string;
  character: Character;
  offers: readonly [Offer, ...Offer[]];
  /** The spell that is cast, where it is one. */
  spell?: string;
  /** As many points as can be spent, where it is a pool. */
  points?: number;
  /** What can be chosen with a spell to change it. */
  shapers?: readonly Way[];
  busy: boolean;
  onUse: (used: Used) => void;
  onClose: () => void;
}

/** Asks what a spell or feature does now, to whom, and how much of it. */
export function UseDialog({ title, action, character, offers, spell, points, shapers = [], busy, onUse, onClose }: UseDialogProps) {
  const [picked, setPicked] = useState(0);
  const offer = offers[picked] ?? offers[0];
  const [choice, setChoice] = useState<string | null>(null);
  const [targets, setTargets] = useState<readonly string[] | null>(null);
  const [damage, setDamage] = useState<string | null>(null);
  const [times, setTimes] = useState<number | null>(1);
  const [form, setForm] = useState('');
  const [shaped, setShaped] = useState<ChosenShaper[]>([]);
  const [shares, setShares] = useState<Record<string, string>>({});
  const chosen = targets ?? (offer.isForSelf ? [character.id] : []);
  const isFull = offer.most !== null && chosen.length > offer.most;
  const effect = choice ?? offer.choices[0];
  const lacks = spell !== undefined && chosen.length === 0 ? offer.needs : null;
  const isVain = useHealsNobody(character, offer, chosen);
  const type = offer.damageTypes.find((each) => each === damage) ?? offer.damageTypes[0];
  return (
    <FormDialog
      title={title}
      onClose={onClose}
      action={lacks !== null ? 'Pick whom' : isVain ? 'Use it all the same' : action}
      busy={busy}
      disabled={isFull || times === null || lacks !== null}
      onSubmit={() =>
        times !== null &&
        onUse({
          ...(offer.activity !== undefined && { activity: offer.activity }),
          ...(effect !== undefined && { choice: effect }),
          ...(offer.isForOthers && { targets: [...chosen] }),
          ...(type !== undefined && { damageType: type }),
          ...(form !== '' && { shape: form }),
          times,
          ...(shaped.length > 0 && { shapers: shaped }),
          ...(offer.isDivided && { shares: typedAmounts(shares, chosen) }),
          ...(isVain && { allTheSame: true }),
        })
      }
    >
      <WaySelect title={title} offers={offers} picked={picked} onPick={setPicked} />
      {offer.choices.length > 0 && (
        <SelectField label="Which" value={effect} onChange={(event) => setChoice(event.target.value)}>
          {offer.choices.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
      )}
      {offer.form !== null && spell !== undefined && (
        <FormField character={character} spell={spell} activity={offer.form} value={form} onChange={setForm} />
      )}
      <TypeSelect offer={offer} value={type} onChange={setDamage} />
      {offer.isForOthers && <TargetList {...{ character, offer, chosen, isFull, shares }} onChange={setTargets} onShare={setShares} />}
      <ShaperList shapers={shapers} value={shaped} onChange={setShaped} />
      {points !== undefined && points > 1 && <QuantityField most={points} onChange={setTimes} />}
      <UseNote lacks={lacks} isVain={isVain} />
    </FormDialog>
  );
}

/** Why it comes to nothing as it is chosen: it needs somebody, or heals nobody. */
function UseNote({ lacks, isVain }: { lacks: string | null; isVain: boolean }) {
  if (lacks === null && !isVain) return null;
  return (
    <p role="status" className="text-note">
      {lacks === null ? healsNothingText : `It needs ${lacks}: nothing is cast or spent before somebody is chosen.`}
    </p>
  );
}

/** Whether all whom something would do nothing but heal are at full hit points. */
function useHealsNobody({ campaignId }: Character, { healsAlone }: Offer, chosen: readonly string[]): boolean {
  const { data: cards = [] } = useCards(campaignId);
  const meant = cards.filter(({ id }) => chosen.includes(id));
  return healsAlone && meant.length > 0 && meant.every(({ hitPoints: { left, maximum } }) => left >= maximum);
}

interface TypeSelectProps {
  offer: Offer;
  value: DamageType | undefined;
  onChange: (type: string) => void;
}

/** Which of several types of damage. */
function TypeSelect({ offer: { damageTypes }, value, onChange }: TypeSelectProps) {
  if (damageTypes.length < 2) return null;
  return (
    <SelectField label="Type of damage" value={value} onChange={(event) => onChange(event.target.value)}>
      {damageTypes.map((name) => (
        <option key={name} value={name}>
          {capitalize(name)}
        </option>
      ))}
    </SelectField>
  );
}

interface FormFieldProps {
  character: Character;
  spell: string;
  activity: number;
  value: string;
  onChange: (monster: string) => void;
}

/** The creature that somebody is turned into; without one, the table does it by hand. */
function FormField({ character: { campaignId, id }, spell, activity, value, onChange }: FormFieldProps) {
  const shapes = useQuery(calls.characters.shapes.queryOptions({ input: { campaignId, characterId: id, spell, activity } }));
  return (
    <SelectField
      label="Form"
      hint="Without one, the table changes the sheet by hand."
      error={shapes.isError ? 'The forms could not be loaded.' : undefined}
      aria-busy={shapes.isPending}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">None</option>
      {(shapes.data ?? []).map(({ shape, challenge }) => (
        <option key={shape.monster} value={shape.monster}>
          {shape.name}, CR {challenge}, AC {shape.armorClass}
        </option>
      ))}
    </SelectField>
  );
}

interface WaySelectProps {
  title: string;
  offers: readonly Offer[];
  picked: number;
  onPick: (index: number) => void;
}

/** Which of several things it does. */
function WaySelect({ title, offers, picked, onPick }: WaySelectProps) {
  if (offers.length < 2) return null;
  return (
    <SelectField
      label="What it does"
      hint={offers[picked]?.note ?? undefined}
      value={picked}
      onChange={(event) => onPick(Number(event.target.value))}
    >
      {offers.map(({ name, activity }, index) => (
        <option key={activity ?? index} value={index}>
          {name ?? title}
        </option>
      ))}
    </SelectField>
  );
}

interface TargetListProps {
  character: Character;
  offer: Offer;
  chosen: readonly string[];
  isFull: boolean;
  onChange: (targets: readonly string[]) => void;
  /** What each is to be given where healing is divided, as it was typed. */
  shares: Readonly<Record<string, string>>;
  onShare: (shares: Record<string, string>) => void;
}

function TargetList({ character, offer, chosen, isFull, onChange, shares, onShare }: TargetListProps) {
  const { data: cards = [] } = useCards(character.campaignId);
  const others = cards.filter(({ id, life }) => id !== character.id && (life === 'dead') === offer.isForDead);
  const people = [...(offer.isForSelf ? [{ id: character.id, name: character.name }] : []), ...others];
  const most = offer.most === null ? '' : offer.most === 1 ? ' (one at most)' : ` (${offer.most} at most)`;
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 text-control font-semibold">On whom{most}</legend>
      {people.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={id === character.id ? `${name} (yourself)` : name}
          checked={chosen.includes(id)}
          onChange={(checked) => {
            const rest = offer.most === 1 ? [] : chosen.filter((each) => each !== id);
            onChange(checked ? [...rest, id] : chosen.filter((each) => each !== id));
          }}
        />
      ))}
      {offer.isForDead && people.length === 0 && <p className="text-note">No hero here is dead.</p>}
      {offer.heals && !offer.isForDead && chosen.length === 0 && (
        <p className="text-note">Nobody chosen: the dice fall, and the card in the story says whom they heal.</p>
      )}
      {isFull && <p className="text-note text-wine">Choose {offer.most} at most.</p>}
      {offer.isDivided && (
        <AmountFields
          legend="Hit points for each"
          hint="Whoever has none written shares what is left."
          rows={people.filter(({ id }) => chosen.includes(id)).map(({ id, name }) => ({ id, label: name }))}
          value={shares}
          onChange={onShare}
        />
      )}
    </fieldset>
  );
}
