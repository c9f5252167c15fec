import { Suspense, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Button } from '#web/ui/buttons/button.tsx';

interface DialogButtonProps {
  /** The dialog, whose code may come when it is opened. */
  opens: ComponentType<{ onClose: () => void }>;
  icon: ReactNode;
  children: ReactNode;
}

/** A button that opens a dialog. */
export function DialogButton({ opens: Opened, icon, children }: DialogButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" icon={icon} onClick={() => setOpen(true)}>
        {children}
      </Button>
      {open && (
        <Suspense>
          <Opened onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
