import { newId } from '#web/lib/new-id.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { DescribedName } from '#web/ui/data-display/described.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { useId, useState } from 'react';
import type { Hand } from '#web/features/characters/use-act.ts';
import type { Ware } from './catalogue.ts';
import { MagicWareText } from './magic-ware-text.tsx';

interface WareRowProps {
  ware: Ware;
  quantity: number;
  leads: boolean;
  hand: Hand;
}

/** One thing of the list: what it is, and a press to add it. A magic item opens its text, and asks what it is made of. */
export function WareRow({ ware, quantity, leads, hand }: WareRowProps) {
  const { id, name, facts, price, magic, spell } = ware;
  const [open, setOpen] = useState(false);
  const [base, setBase] = useState(ware.base ?? '');
  const textId = useId();
  const choices = magic && magic.bases.length > 1 ? magic.bases : [];
  const asks = choices.length > 0 && base === '';
  const chosen = { ...(choices.length > 0 && { base }), ...(spell !== undefined && { spell }) };
  return (
    <li className="flex flex-col gap-2 py-2">
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <div className="text-control font-semibold text-ink">
            {magic ? <DescribedName name={name} controls={textId} isOpen={open} onToggle={() => setOpen(!open)} /> : name}
          </div>
          <p className="text-note">{[facts, price].filter(Boolean).join(' · ')}</p>
        </div>
        <Button
          variant="soft"
          size="sm"
          disabled={hand.busy || (asks && open)}
          onClick={() => (asks ? setOpen(true) : void hand.act({ kind: 'addItem', itemId: newId(), catalogId: id, quantity, ...chosen }))}
        >
          {asks && !open ? 'Choose' : 'Add'}
          <span className="sr-only"> {name}</span>
        </Button>
      </div>
      {magic && open && (
        <div id={textId} className="flex flex-col gap-2">
          {choices.length > 0 && (
            <SelectField
              label={`Which ${magic.kind === 'armor' ? 'armor' : 'weapon'}`}
              value={base}
              onChange={(event) => setBase(event.target.value)}
            >
              <option value="">Choose…</option>
              {choices.map((each) => (
                <option key={each.id} value={each.id}>
                  {each.name}
                </option>
              ))}
            </SelectField>
          )}
          <MagicWareText name={name} ware={magic} leads={leads} failed={false} onRetry={() => undefined} />
        </div>
      )}
    </li>
  );
}
