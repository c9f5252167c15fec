import type { SeenEntry } from '#domain/world/lore/entry.ts';
import { limits } from '#domain/limits/limits.ts';
import { controlLook } from '#web/ui/fields/field.tsx';
import { WriteAndPreview } from '#web/ui/fields/write-and-preview.tsx';
import { useId, useRef } from 'react';
import { EntryText } from '#web/features/lore/entry/entry-text.tsx';
import { LinkPicker, useLinkPicker } from './link-picker.tsx';
import { marked } from './text-edits.ts';
import { TextTools } from './text-tools.tsx';
import { useNames } from '#web/features/lore/entry/use-lore.ts';
import { useTyping } from './use-typing.ts';

interface TextEditorProps {
  worldId: string;
  value: string;
  note?: string;
  entries: readonly SeenEntry[];
  find: (name: string) => string | null;
  onChange: (text: string) => void;
}

/** The words of an entry in Markdown, with tools, links that complete themselves, and how it will look. */
export function TextEditor({ worldId, value, note, entries, find, onChange }: TextEditorProps) {
  const id = useId();
  const nameOf = useNames(worldId, value.includes(':::'));
  const area = useRef<HTMLTextAreaElement>(null);
  const typing = useTyping(area, value, onChange);
  const picker = useLinkPicker(area, typing, value, entries);
  return (
    <WriteAndPreview
      id={id}
      label="Text"
      field={
        <>
          <TextTools worldId={worldId} typing={typing} onLink={() => picker.begin()} />
          <textarea
            ref={area}
            id={id}
            rows={18}
            maxLength={limits.loreTextLength}
            value={value}
            aria-describedby={`${id}-note`}
            {...picker.combobox.field}
            className={controlLook(false, '[field-sizing:content] max-h-[70dvh] min-h-72 rounded-t-none py-3 font-book leading-[1.65]')}
            onChange={(event) => {
              onChange(event.target.value);
              picker.look(event.target.value, event.target.selectionStart);
            }}
            onBlur={picker.close}
            onKeyDown={(event) => {
              if (picker.press(event)) return;
              const mark = { b: '**', i: '*' }[event.key.toLowerCase()];
              if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
              if (mark !== undefined) typing.become(marked(typing.selected(), mark));
              else if (event.key.toLowerCase() === 'k') picker.begin();
              else return;
              event.preventDefault();
            }}
          />
          <LinkPicker picker={picker} />
        </>
      }
      preview={<EntryText worldId={worldId} text={value} find={find} nameOf={nameOf} onOpen={() => undefined} />}
      note={
        <p id={`${id}-note`} className="text-note text-ink-soft">
          {note ?? 'Markdown. Type [[ to link to another entry. Ctrl+S saves.'}
        </p>
      }
    />
  );
}
