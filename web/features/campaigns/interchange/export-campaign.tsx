import { useState } from 'react';
import { Download } from 'lucide-react';
import { download } from '#web/lib/files/download.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { Button } from '#web/ui/buttons/button.tsx';

const failed = { title: 'Export failed', sentence: 'The campaign could not be exported. Please try again.' };

/** Takes a campaign away as one file, and says what stays here. For its owner. */
export function ExportCampaign({ campaignId }: { campaignId: string }) {
  const [busy, setBusy] = useState(false);

  async function take() {
    setBusy(true);
    try {
      await download(`/api/campaigns/${encodeURIComponent(campaignId)}/export`);
      notify.done('Export started', 'You get one file that another Hearthlore can import.');
    } catch (error) {
      notify.refusal(error, failed);
    } finally {
      setBusy(false);
    }
  }

  return (
    <section aria-labelledby="export-campaign" className="flex flex-col items-start gap-3 border-t border-line pt-5">
      <h3 id="export-campaign" className="text-control font-semibold text-ink">
        Export this campaign
      </h3>
      <p className="text-control text-ink-soft">
        One file with the world, the story with all its branches, heroes, fights, notes, maps and pictures, for another Hearthlore. It holds
        what you may read. Accounts and addresses, whispers to others, private notes, replies that are still being told, and talks with the
        assistant stay here.
      </p>
      <Button variant="outline" long icon={<Download aria-hidden />} busy={busy} onClick={() => void take()}>
        Export campaign
      </Button>
    </section>
  );
}
