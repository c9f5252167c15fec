import type { Character } from '#domain/character/character.ts';
import { initiate } from '#domain/character/advancement/empty-initiate.ts';
import type { ShownSheet } from '#domain/character/shown/shown-sheet.ts';
import { spellsOnList } from '#domain/homebrew/own-spells.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import { PickList } from '#web/features/characters/choices/pick-list.tsx';
import { spellOptions } from '#web/features/characters/choices/pick-options.tsx';
import type { Hand } from '#web/features/characters/use-act.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { SegmentField } from '#web/ui/fields/segment-field.tsx';
import { useState } from 'react';

interface InitiateProps {
  character: Character;
  hand: Hand;
}

/** Asks for the spells of a Magic Initiate whose sheet says none: one of an earlier build, or of a file that left them out. */
export function EmptyInitiate({ character, hand, lists }: InitiateProps & { lists: Lists }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="soft" size="sm" className="self-start" onClick={() => setOpen(true)}>
        Magic Initiate: choose its spells
      </Button>
      {isOpen && <InitiateDialog {...{ character, hand, lists }} onClose={() => setOpen(false)} />}
    </>
  );
}

type Lists = ShownSheet['openInitiates'];

function InitiateDialog({ character, hand, lists, onClose }: InitiateProps & { lists: Lists; onClose: () => void }) {
  const [list, setList] = useState(lists[0] ?? 'cleric');
  const [cantrips, setCantrips] = useState<string[]>([]);
  const [spells, setSpells] = useState<string[]>([]);
  const describe = spellOptions(character);
  const optionsOf = (level: number) =>
    describe(spellsOnList(character, list, 1).flatMap((each) => (each.level === level ? [each.id] : [])));
  const isWhole = cantrips.length === initiate.cantrips && spells.length === initiate.spells;
  const learn = async () => {
    if (await hand.act({ kind: 'fillInitiate', list, spells: [...cantrips, ...spells] })) onClose();
  };
  return (
    <Dialog open title="Magic Initiate" onClose={onClose}>
      <div className="flex flex-col gap-5">
        <SegmentField
          label="Spell list"
          options={lists.map((id) => ({ id, label: capitalize(id) }))}
          value={list}
          onChange={(chosen) => {
            setList(chosen);
            setCantrips([]);
            setSpells([]);
          }}
        />
        <PickList label="Cantrips" options={optionsOf(0)} chosen={cantrips} most={initiate.cantrips} onChange={setCantrips} />
        <PickList label="Spell of level 1" options={optionsOf(1)} chosen={spells} most={initiate.spells} onChange={setSpells} />
        <Button busy={hand.busy} disabled={!isWhole} onClick={() => void learn()}>
          Learn them
        </Button>
      </div>
    </Dialog>
  );
}
