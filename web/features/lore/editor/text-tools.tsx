import { notify } from '#web/lib/toasts/notify.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { Menu, MenuItem } from '#web/ui/popups/menu.tsx';
import { Bold, EyeOff, Heading, Italic, Link2, List, Users } from 'lucide-react';
import { useState } from 'react';
import { PeopleChoice } from './people-choice.tsx';
import { fenced, marked, prefixed } from './text-edits.ts';
import type { useTyping } from './use-typing.ts';

interface TextToolsProps {
  worldId: string;
  typing: ReturnType<typeof useTyping>;
  /** Begins a link to another entry. */
  onLink: () => void;
}

/** Marks, links and hidden passages for a text. */
export function TextTools({ worldId, typing, onLink }: TextToolsProps) {
  const [chosen, setChosen] = useState<string[] | null>(null);
  const { selected, become } = typing;

  function hide(audience: 'dm' | readonly string[]) {
    const next = fenced(selected(), audience);
    if (next !== null) become(next);
    else notify.refusal(null, { title: 'Error', sentence: 'A hidden passage cannot stand within another one.' });
  }

  return (
    <div
      role="group"
      aria-label="Text tools"
      className="flex min-h-12 flex-wrap items-center gap-0.5 rounded-t-control border border-b-0 border-line-strong bg-surface px-1"
    >
      <IconButton label="Bold (Ctrl+B)" size="sm" icon={<Bold aria-hidden />} onClick={() => become(marked(selected(), '**'))} />
      <IconButton label="Italic (Ctrl+I)" size="sm" icon={<Italic aria-hidden />} onClick={() => become(marked(selected(), '*'))} />
      <IconButton label="Heading" size="sm" icon={<Heading aria-hidden />} onClick={() => become(prefixed(selected(), '## '))} />
      <IconButton label="List" size="sm" icon={<List aria-hidden />} onClick={() => become(prefixed(selected(), '- '))} />
      <IconButton label="Link to an entry (Ctrl+K)" size="sm" icon={<Link2 aria-hidden />} onClick={onLink} />
      <Menu
        align="start"
        trigger={
          <Button size="sm" variant="quiet" icon={<EyeOff aria-hidden />} className="ml-auto min-h-9">
            Hide passage
          </Button>
        }
      >
        <MenuItem icon={<EyeOff aria-hidden />} onSelect={() => hide('dm')}>
          For the DM only
        </MenuItem>
        <MenuItem icon={<Users aria-hidden />} onSelect={() => setChosen([])}>
          For chosen players…
        </MenuItem>
      </Menu>
      {chosen !== null && (
        <ReadersDialog
          worldId={worldId}
          chosen={chosen}
          onChange={setChosen}
          onDone={() => {
            setChosen(null);
            hide(chosen);
          }}
        />
      )}
    </div>
  );
}

interface ReadersDialogProps {
  worldId: string;
  chosen: string[];
  /** Null closes it. */
  onChange: (chosen: string[] | null) => void;
  onDone: () => void;
}

function ReadersDialog({ worldId, chosen, onChange, onDone }: ReadersDialogProps) {
  return (
    <FormDialog
      title="Who may read this passage?"
      action="Hide it from the others"
      disabled={chosen.length === 0}
      onSubmit={onDone}
      onClose={() => onChange(null)}
    >
      <PeopleChoice worldId={worldId} chosen={chosen} onChange={onChange} />
    </FormDialog>
  );
}
