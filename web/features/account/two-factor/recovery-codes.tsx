import { copyText } from '#web/ui/copy-text.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { Copy, Download } from 'lucide-react';
import { useState } from 'react';

/** The recovery codes, shown this once. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const [note, setNote] = useState('');
  const text = `${codes.join('\n')}\n`;

  async function copy() {
    const done = await copyText(text);
    setNote(done ? 'Copied.' : 'Your browser does not allow copying. Download them instead.');
  }

  return (
    <Dialog open locked onClose={onClose} title="Your recovery codes" actions={<Button onClick={onClose}>I have saved them</Button>}>
      <p className="mb-4">
        Sign in with one of these if you lose your authenticator. Each works once, and you will not be able to see them again: copy or
        download them now, and keep them apart from your password.
      </p>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-control border border-line bg-sunken px-5 py-4 font-mono text-control text-ink">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <Button variant="outline" size="sm" icon={<Copy aria-hidden />} onClick={() => void copy()}>
          Copy
        </Button>
        <Button variant="outline" size="sm" icon={<Download aria-hidden />} onClick={() => download(text)}>
          Download
        </Button>
        <p role="status" className="text-note">
          {note}
        </p>
      </div>
    </Dialog>
  );
}

function download(text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'hearthlore-recovery-codes.txt';
  link.click();
  // The browser has taken it up by the next turn.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
