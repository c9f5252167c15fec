import { capitalize } from '#domain/text/capitalize.ts';
import { chosenText } from '#domain/character/advancement/spells-to-choose.ts';
import { lessonsBeside } from '#domain/character/advancement/lessons-beside.ts';
import { spellsInBook } from '#domain/character/advancement/spells-in-book.ts';
import type { BookSpell } from '#domain/character/advancement/spells-in-book.ts';
import { castingClassesOf } from '#domain/character/sheet/class-casting.ts';
import type { ClassId } from '#domain/srd/class-rules.ts';
import { SegmentField } from '#web/ui/fields/segment-field.tsx';
import type { Character } from '#domain/character/character.ts';
import { srdAttribution } from '#domain/srd/attribution.ts';
import { spellOf } from '#domain/homebrew/own-spells.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { inOrderOfChoice } from '#domain/srd/spells/in-order-of-choice.ts';
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
  const casting = castingClassesOf(character);
  const [of, setOf] = useState<ClassId | null>(casting[0]?.class ?? null);
  const taken = casting.find((each) => each.class === of);
  const book = taken ? spellsInBook(withOffered(character, own.entries), taken) : [];
  const hasCantrip = book.some(({ spell, does, hasRoom }) => spell.level === 0 && does === 'learn' && hasRoom);
  const spells = new Map(book.map((each) => [each.spell.id, each]));
  const found = inOrderOfChoice(
    book.map(({ spell }) => spell),
    hasCantrip,
  ).flatMap((spell) => (spell.name.toLowerCase().includes(wanted) ? (spells.get(spell.id) ?? []) : []));
  const lessons = lessonsBeside(character);
  const foreign = character.spells
    .filter((known) => known.from === 'other' && !lessons.some((each) => each.known.includes(known)))
    .flatMap(({ spell }) => spellOf(character, spell) ?? [])
    .filter((spell) => !casting.some((each) => spell.classes.includes(each.class)));
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
          {lessons
            .filter((each) => each.class === of)
            .map(({ name }) => ` One of ${name} may be exchanged whenever you gain a level as a ${capitalize(taken.class)}.`)}
          {taken.class === 'wizard' && ' Spells that you copy go into the book besides.'}
        </p>
      )}
      {own.complaint}
      <ul className="mt-3 flex flex-col divide-y divide-line">
        {found.map((each) => (
          <BookRow key={each.spell.id} entry={each} of={casting.length > 1 ? of : null} hand={hand} />
        ))}
        {found.length === 0 && <li className="py-2 text-control">No spell has that name.</li>}
      </ul>
      {foreign.length > 0 && <p className="mt-3 text-note">From other lists: {foreign.map(({ name }) => name).join(', ')}.</p>}
      <p className="mt-3 text-note">{srdAttribution}</p>
    </Dialog>
  );
}

interface BookRowProps {
  entry: BookSpell;
  /** The class it would be learned in, where several cast. */
  of: ClassId | null;
  hand: Hand;
}

/** One spell of the class: what it is, and to learn or forget it. */
function BookRow({ entry: { spell, does, hasRoom }, of, hand }: BookRowProps) {
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
      {does === 'stays' ? (
        <span className="text-note">Always prepared</span>
      ) : (
        <Button
          variant={does === 'learn' ? 'soft' : 'quiet'}
          size="sm"
          disabled={hand.busy || (does === 'learn' && !hasRoom)}
          onClick={() =>
            void hand.act(
              does === 'learn'
                ? { kind: 'learnSpell', spell: spell.id, ...(of !== null && { class: of }) }
                : { kind: 'forgetSpell', spell: spell.id },
            )
          }
        >
          {does === 'learn' ? 'Learn' : 'Forget'}
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
