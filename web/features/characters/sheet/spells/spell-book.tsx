import { capitalize } from '#domain/text/capitalize.ts';
import { chosenText, roomIn } from '#domain/character/advancement/spells-to-choose.ts';
import { givenBeside } from '#domain/character/sheet/known-spells.ts';
import { warriorCantripsOf } from '#domain/character/advancement/warrior-cantrips.ts';
import { castingClassesOf } from '#domain/character/sheet/spellcasting.ts';
import type { ClassId } from '#domain/srd/class-rules.ts';
import { SegmentField } from '#web/ui/fields/segment-field.tsx';
import type { Character } from '#domain/character/character.ts';
import { srdAttribution } from '#domain/srd/attribution.ts';
import { highestSpellLevel } from '#domain/character/sheet/spell-slots.ts';
import { spellOf, spellsOnList } from '#domain/homebrew/own-spells.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { inOrderOfChoice } from '#domain/srd/spells/in-order-of-choice.ts';
import type { Spell } from '#domain/srd/spells/spell.ts';
import { useId, useState } from 'react';
import { DescribedName } from '#web/ui/data-display/described.tsx';
import { withOffered } from '#domain/homebrew/with-offered.ts';
import { useOwnSpells } from '#web/features/characters/use-own-spells.tsx';
import { SpellDescription } from './spell-description.tsx';
import { spellMeaning } from './spell-text.ts';
import type { Hand } from '#web/features/characters/use-act.ts';

interface SpellBookProps {
  character: Character;
  hand: Hand;
  onClose: () => void;
}

/** The list of one's class up to the level one can cast, what is missing and the highest first, of each class that casts: learn a spell or forget one. */
export function SpellBook({ character, hand, onClose }: SpellBookProps) {
  const [search, setSearch] = useState('');
  const own = useOwnSpells(character.campaignId);
  const wanted = search.trim().toLowerCase();
  const known = new Map([...givenBeside(character), ...character.spells].map((each) => [each.spell, each.from]));
  const casting = castingClassesOf(character);
  const [of, setOf] = useState<ClassId | null>(casting[0]?.class ?? null);
  const taken = casting.find((each) => each.class === of);
  const offered = withOffered(character, own.entries);
  const warriors = warriorCantripsOf(character);
  const warrior = warriors.find((each) => each.class === of);
  const listed = [
    ...(warrior ? spellsOnList(offered, warrior.list, 0) : []),
    ...(taken ? spellsOnList(offered, taken.class, highestSpellLevel(taken)) : []),
  ];
  const room = taken ? roomIn(character, taken) : { cantrips: 0, spells: 0 };
  const cantrips = room.cantrips + (warrior?.open ?? 0);
  const found = inOrderOfChoice(listed, cantrips > 0).filter(({ name }) => name.toLowerCase().includes(wanted));
  const foreign = character.spells
    .flatMap(({ spell }) => spellOf(character, spell) ?? [])
    .filter((spell) => !casting.some((each) => spell.classes.includes(each.class)))
    .filter(({ id }) => !warriors.some(({ known: taught }) => taught.some((each) => each.spell === id)));
  return (
    <Dialog open title="Spells" onClose={onClose}>
      <TextField type="search" label="Search spells" value={search} onChange={(event) => setSearch(event.target.value)} />
      {casting.length > 1 && of !== null && (
        <SegmentField
          label="Learned as"
          options={casting.map((each) => ({ id: each.class, label: capitalize(each.class) }))}
          value={of}
          onChange={setOf}
        />
      )}
      {taken && (
        <p role="status" className="figures mt-2 text-note text-ink-soft">
          {chosenText(character, taken)}
          {warrior && ` One cantrip of ${warrior.name} may be exchanged whenever you gain a level as a ${capitalize(warrior.class)}.`}
          {taken.class === 'wizard' && ' Spells that you copy go into the book besides.'}
        </p>
      )}
      {own.complaint}
      <ul className="mt-3 flex flex-col divide-y divide-line">
        {found.map((spell) => (
          <BookRow
            key={spell.id}
            spell={spell}
            of={casting.length > 1 ? of : null}
            from={known.get(spell.id)}
            mayForget={warrior?.known.some((each) => each.spell === spell.id) === true}
            hasRoom={(spell.level === 0 ? cantrips : room.spells) > 0}
            hand={hand}
          />
        ))}
        {found.length === 0 && <li className="py-2 text-control">No spell has that name.</li>}
      </ul>
      {foreign.length > 0 && <p className="mt-3 text-note">From other lists: {foreign.map(({ name }) => name).join(', ')}.</p>}
      <p className="mt-3 text-note">{srdAttribution}</p>
    </Dialog>
  );
}

interface BookRowProps {
  spell: Spell;
  /** The class it would be learned in, where several cast. */
  of: ClassId | null;
  /** Where a known spell comes from; undefined for one that is not known. */
  from: Character['spells'][number]['from'] | undefined;
  /** Whether it can be forgotten, though it is of no class. */
  mayForget: boolean;
  /** Whether one more of its kind can be learned. */
  hasRoom: boolean;
  hand: Hand;
}

/** One spell of the class: what it is, and to learn or forget it. */
function BookRow({ spell, of, from, mayForget, hasRoom, hand }: BookRowProps) {
  const [isOpen, setOpen] = useState(false);
  const description = useId();
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 py-2">
      <div className="min-w-0 flex-1 basis-44">
        <div className="text-control text-ink">
          <DescribedName name={spell.name} controls={description} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
        </div>
        <p className="text-note">{spellMeaning(spell)}</p>
      </div>
      {from === 'other' && !mayForget ? (
        <span className="text-note">Always prepared</span>
      ) : (
        <Button
          variant={from === undefined ? 'soft' : 'quiet'}
          size="sm"
          disabled={hand.busy || (from === undefined && !hasRoom)}
          onClick={() =>
            void hand.act(
              from === undefined
                ? { kind: 'learnSpell', spell: spell.id, ...(of !== null && { class: of }) }
                : { kind: 'forgetSpell', spell: spell.id },
            )
          }
        >
          {from === undefined ? 'Learn' : 'Forget'}
          <span className="sr-only"> {spell.name}</span>
        </Button>
      )}
      {isOpen && (
        <div id={description} className="basis-full pb-1">
          <SpellDescription spell={spell} />
        </div>
      )}
    </li>
  );
}
