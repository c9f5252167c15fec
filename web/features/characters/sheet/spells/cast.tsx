import type { Character } from '#domain/character/character.ts';
import type { Offer } from '#domain/character/actions/offers.ts';
import type { Way } from '#domain/character/effects/feature-ways.ts';
import type { ShownSpell } from '#domain/character/shown/shown-spells.ts';
import type { SlotRow } from '#domain/character/sheet/class-casting.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Menu, MenuItem } from '#web/ui/popups/menu.tsx';
import { SheetRolls } from '#web/features/characters/rolls/sheet-rolls.ts';
import { SheetStrikes } from '#web/features/characters/rolls/sheet-strikes.ts';
import { Swords } from 'lucide-react';
import { lazy, Suspense, use, useState } from 'react';
import { slotChoices } from './spell-text.ts';
import type { Act, Hand } from '#web/features/characters/use-act.ts';
import { useCards } from '#web/features/characters/use-characters.ts';

const UseDialog = lazy(() => import('#web/features/characters/use/use-dialog.tsx').then((part) => ({ default: part.UseDialog })));

type How = Extract<Act, { kind: 'cast' }>['with'];

interface CastProps {
  known: ShownSpell;
  /** Whether it stands in a wizard's book, out of which rituals are cast without being prepared. */
  isInBook: boolean;
  character: Character;
  slots: readonly SlotRow[];
  /** What can be chosen with a spell to change it. */
  shapers: readonly Way[];
  hand: Hand;
}

/** A spell that is being asked about before it is cast. */
interface Asked {
  spell: ShownSpell['spell'];
  how: How;
  offers: readonly [Offer, ...Offer[]];
  shapers: readonly Way[];
}

/** Casts spells; where there is something to choose, as on whom or out of what changes them, it asks first. `onCast` is told once one is cast. */
export function useCasting(character: Character, ways: readonly Way[], hand: Hand, onCast?: () => void) {
  const [asking, setAsking] = useState<Asked | null>(null);
  const { data: cards = [] } = useCards(character.campaignId);
  const hasOthers = cards.some(({ id }) => id !== character.id);
  const send = (act: Act) => hand.act(act).then((done) => done && (setAsking(null), onCast?.()));
  const cast = async (spell: Asked['spell'], how: How) => {
    const above = how.kind === 'slot' ? Math.max(0, how.level - spell.level) : 0;
    // Without what is to choose it is cast all the same: the server knows what it does.
    const asked = await import('./plan-cast.ts')
      .then(({ planCast }) => planCast(character, { spell, above, shapers: ways, hasOthers }))
      .catch(() => null);
    if (asked) setAsking({ spell, how, ...asked });
    else await send({ kind: 'cast', spell: spell.id, with: how });
  };
  const dialog = (
    <Suspense>
      {asking !== null && (
        <UseDialog
          title={`Cast ${asking.spell.name}`}
          spell={asking.spell.id}
          action="Cast"
          character={character}
          offers={asking.offers}
          shapers={asking.shapers}
          busy={hand.busy}
          onUse={({ times: _times, allTheSame: _allTheSame, ...chosen }) =>
            void send({ kind: 'cast', spell: asking.spell.id, with: asking.how, ...chosen })
          }
          onClose={() => setAsking(null)}
        />
      )}
    </Suspense>
  );
  return { cast, dialog, isAsking: asking !== null };
}

/** Casts a spell that is known. */
export function Cast(props: CastProps) {
  const { spell } = props.known;
  const { cast, dialog } = useCasting(props.character, props.shapers, props.hand);
  const inFight = use(SheetStrikes).castOf?.(props.character.id, spell.id) ?? null;
  const onCast = (how: How) => void cast(spell, how);
  return (
    <>
      {inFight && props.known.prepared ? (
        <FightCastButton {...props} onCast={onCast} inFight={inFight} />
      ) : (
        <CastButton {...props} onCast={onCast} />
      )}
      {dialog}
    </>
  );
}

interface FightCastButtonProps extends CastProps {
  onCast: (how: How) => void;
  /** Casts it as a part of the turn; where the fight does not know it so, the sheet does. */
  inFight: (otherwise: () => void) => void;
}

/** In one's turn of a fight a spell is cast as from its panel: on whom, and with which slot, is asked there. */
function FightCastButton({ known: { spell, free, barred }, slots, hand, onCast, inFight }: FightCastButtonProps) {
  const rolls = use(SheetRolls);
  const [level] = slotChoices(spell, slots);
  const plainly = () => onCast(spell.level === 0 || free !== null || level === undefined ? { kind: 'free' } : { kind: 'slot', level });
  return (
    <Button
      variant="soft"
      size="sm"
      icon={<Swords aria-hidden />}
      disabled={hand.busy || barred !== null}
      title={barred ?? undefined}
      onClick={() => {
        // What fell before is over.
        rolls?.forget();
        inFight(plainly);
      }}
    >
      Cast<span className="sr-only"> {spell.name} in the fight</span>
    </Button>
  );
}

function CastButton({ known, isInBook, slots, hand, onCast: cast }: CastProps & { onCast: (how: How) => void }) {
  const { spell, prepared, free, barred } = known;
  const off = { disabled: hand.busy || barred !== null, title: barred ?? undefined };
  const levels = prepared ? slotChoices(spell, slots) : [];
  const ritual = spell.ritual && (prepared || isInBook);
  const name = <span className="sr-only"> {spell.name}</span>;
  if (spell.level === 0)
    return (
      <Button variant="soft" size="sm" {...off} onClick={() => cast({ kind: 'free' })}>
        Cast{name}
      </Button>
    );
  const ways = levels.length + (ritual ? 1 : 0) + (free !== null && prepared ? 1 : 0);
  if (ways === 0 && !prepared) return null;
  if (ways <= 1 && levels[0] !== undefined) {
    const level = levels[0];
    return (
      <Button variant="soft" size="sm" {...off} onClick={() => cast({ kind: 'slot', level })}>
        Cast{name}
      </Button>
    );
  }
  return (
    <Menu
      trigger={
        <Button
          variant="soft"
          size="sm"
          disabled={off.disabled || ways === 0}
          title={barred ?? (ways === 0 ? 'No spell slot left.' : undefined)}
        >
          Cast{name}
        </Button>
      }
    >
      {free !== null && prepared && <MenuItem onSelect={() => cast({ kind: 'free' })}>{free}</MenuItem>}
      {levels.map((level) => (
        <MenuItem key={level} onSelect={() => cast({ kind: 'slot', level })}>
          With a slot of level {level}
        </MenuItem>
      ))}
      {ritual && <MenuItem onSelect={() => cast({ kind: 'ritual' })}>As a ritual, without a slot</MenuItem>}
    </Menu>
  );
}
