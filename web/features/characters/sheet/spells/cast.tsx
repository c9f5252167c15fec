import { levelOf } from '#domain/character/classes/class-line.ts';
import type { Character } from '#domain/character/character.ts';
import { hasChoice, noOffer, offersOf } from '#domain/character/actions/offers.ts';
import type { Offer } from '#domain/character/actions/offers.ts';
import { payableShapers, shapersOf } from '#domain/character/actions/shape-cast.ts';
import { mayCast } from '#domain/character/free-casts/may-cast.ts';
import { tellCharacterRefusal } from '#domain/character/refusals.ts';
import { contentOfFeatures, contentOfSpell, noContent } from '#domain/character/effects/content.ts';
import type { Way } from '#domain/character/effects/feature-ways.ts';
import { spellOf } from '#domain/homebrew/own-spells.ts';
import type { SlotRow } from '#domain/character/sheet/spell-slots.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Menu, MenuItem } from '#web/ui/popups/menu.tsx';
import { lazy, Suspense, useState } from 'react';
import { slotChoices } from './spell-text.ts';
import type { ListedSpell } from '#domain/character/shown/listed-spells.ts';
import type { Act, Hand } from '#web/features/characters/use-act.ts';
import { useCards } from '#web/features/characters/use-characters.ts';

const UseDialog = lazy(() => import('#web/features/characters/use/use-dialog.tsx').then((part) => ({ default: part.UseDialog })));

type How = Extract<Act, { kind: 'cast' }>['with'];

interface CastProps {
  spell: ListedSpell['spell'];
  prepared: boolean;
  /** Whether it stands in a wizard's book, out of which rituals are cast without being prepared. */
  isInBook: boolean;
  character: Character;
  /** How it is cast without a slot, in words; null where it is not. */
  free: string | null;
  slots: readonly SlotRow[];
  hand: Hand;
}

/** A spell that is being asked about before it is cast. */
interface Asked {
  spell: Pick<ListedSpell['spell'], 'id' | 'name' | 'level'>;
  how: How;
  offers: readonly [Offer, ...Offer[]];
  shapers: readonly Way[];
}

/** Casts spells; where there is something to choose, as on whom, it asks first. `onCast` is told once one is cast. */
export function useCasting(character: Character, hand: Hand, onCast?: () => void) {
  const [asking, setAsking] = useState<Asked | null>(null);
  const { data: cards = [] } = useCards(character.campaignId);
  const hasOthers = cards.some(({ id }) => id !== character.id);
  const send = (act: Act) => hand.act(act).then((done) => done && (setAsking(null), onCast?.()));
  const cast = async (spell: Asked['spell'], how: How) => {
    // Without its description it is cast all the same: the server knows what it does.
    const [content, features] = await Promise.all([
      contentOfSpell(character, spell.id).catch(() => null),
      contentOfFeatures(character).catch(() => noContent),
    ]);
    const facts = spellOf(character, spell.id);
    const shapers = facts && content ? payableShapers(character, shapersOf(character, facts, { ...features, spell: content.spell })) : [];
    const above = how.kind === 'slot' ? Math.max(0, how.level - spell.level) : 0;
    const [first, ...more] = offersOf(content?.spell?.activities ?? [], levelOf(character), above);
    const needs = first !== undefined && hasChoice([first, ...more], hasOthers);
    if (needs || shapers.length > 0) setAsking({ spell, how, offers: [first ?? noOffer, ...more], shapers });
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
          onUse={({ times: _times, ...chosen }) => void send({ kind: 'cast', spell: asking.spell.id, with: asking.how, ...chosen })}
          onClose={() => setAsking(null)}
        />
      )}
    </Suspense>
  );
  return { cast, dialog, isAsking: asking !== null };
}

/** Casts a spell that is known. */
export function Cast({ spell, prepared, isInBook, character, free, slots, hand }: CastProps) {
  const { cast, dialog } = useCasting(character, hand);
  return (
    <>
      <CastButton
        spell={spell}
        prepared={prepared}
        isInBook={isInBook}
        character={character}
        free={free}
        slots={slots}
        hand={hand}
        onCast={(how) => void cast(spell, how)}
      />
      {dialog}
    </>
  );
}

function CastButton({ spell, prepared, isInBook, character, free, slots, hand, onCast: cast }: CastProps & { onCast: (how: How) => void }) {
  const able = mayCast(character, spell);
  const barred = able.ok ? undefined : tellCharacterRefusal(able.refused);
  const levels = prepared ? slotChoices(spell, slots) : [];
  const ritual = spell.ritual && (prepared || isInBook);
  const name = <span className="sr-only"> {spell.name}</span>;
  if (spell.level === 0)
    return (
      <Button variant="soft" size="sm" disabled={hand.busy || !able.ok} title={barred} onClick={() => cast({ kind: 'free' })}>
        Cast{name}
      </Button>
    );
  const ways = levels.length + (ritual ? 1 : 0) + (free !== null && prepared ? 1 : 0);
  if (ways === 0 && !prepared) return null;
  if (ways <= 1 && levels[0] !== undefined) {
    const level = levels[0];
    return (
      <Button variant="soft" size="sm" disabled={hand.busy || !able.ok} title={barred} onClick={() => cast({ kind: 'slot', level })}>
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
          disabled={hand.busy || !able.ok || ways === 0}
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
