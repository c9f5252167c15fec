import { singleKeys } from '#web/lib/commands.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { useState } from 'react';
import { KeyCap } from './key-cap.tsx';
import { shortcutGroups } from './shortcut-list.ts';

/** Every key that does something, and whether single keys do. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [single, setSingle] = useState(singleKeys.areOn);
  const turn = (on: boolean) => {
    singleKeys.turn(on);
    setSingle(singleKeys.areOn());
  };
  return (
    <Dialog open wide onClose={onClose} title="Keyboard shortcuts">
      <div className="gap-x-10 md:columns-2 [&>*]:mb-5 [&>*]:break-inside-avoid">
        {shortcutGroups.map(({ title, shortcuts }) => (
          <section key={title} aria-label={title}>
            <h3 className="mb-2 font-semibold text-ink">{title}</h3>
            <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-1.5 text-control">
              {shortcuts.map(({ keys, what }) => (
                <div key={what} className="col-span-2 grid grid-cols-subgrid">
                  <dt className="flex items-start gap-1">
                    {keys.map((key) => (
                      <KeyCap key={key}>{key}</KeyCap>
                    ))}
                  </dt>
                  <dd>{what}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <p className="text-note">On a Mac, Ctrl is ⌘.</p>
        <Checkbox
          label="Single-key shortcuts"
          hint="Keys without Ctrl, such as M. They never act while you type. Turn them off if they get in your way; Ctrl+K stays."
          checked={single}
          onChange={turn}
        />
      </div>
    </Dialog>
  );
}
