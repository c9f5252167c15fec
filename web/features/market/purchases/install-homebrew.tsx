import { runsCampaigns } from '#domain/account/account.ts';
import type { GotPackage } from '#domain/market/listing.ts';
import { api, calls, queryClient } from '#web/lib/api.ts';
import { refusalText } from '#web/lib/calls/refusal-text.ts';
import { AskForAccess } from '#web/lib/session/ask-for-access.tsx';
import { planOf, useSession } from '#web/lib/session/session.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { counted } from '#web/ui/format/figures.ts';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { BookPlus } from 'lucide-react';
import { useState } from 'react';
import { useLedCampaigns } from '#web/features/market/led-campaigns.ts';
import { reloadMarket } from '#web/features/market/use-market.ts';

/** Takes the homebrew of a package into a campaign that one leads. */
export function InstallHomebrew({ got }: { got: GotPackage }) {
  const [open, setOpen] = useState(false);
  const { title, installed } = got;
  return (
    <>
      <Button
        icon={<BookPlus aria-hidden />}
        variant={installed.length === 0 ? 'primary' : 'outline'}
        aria-label={`Install in a campaign: ${title}`}
        onClick={() => setOpen(true)}
      >
        Install in a campaign
      </Button>
      {open && <ChooseCampaign got={got} onClose={() => setOpen(false)} />}
    </>
  );
}

function ChooseCampaign({ got: { packageId, title, contents }, onClose }: { got: GotPackage; onClose: () => void }) {
  const led = useLedCampaigns();
  const mayLead = runsCampaigns(planOf(useSession().person));
  const [chosen, setChosen] = useState('');
  const campaign = led.data?.find(({ id }) => id === chosen) ?? led.data?.[0];
  const installing = useMutation({
    mutationFn: (campaignId: string) => api.market.installHomebrew({ packageId, campaignId }),
    onSuccess: async ({ brought, there }, campaignId) => {
      const came = counted(brought, 'entry came', 'entries came');
      notify.done(`${title} is installed`, there === 0 ? `${came} into the campaign.` : `${came}, ${there} were there already.`);
      onClose();
      await Promise.all([
        reloadMarket(),
        queryClient.invalidateQueries({ queryKey: calls.homebrew.list.queryKey({ input: { campaignId } }) }),
      ]);
    },
  });
  return (
    <FormDialog
      title={`Install ${title}`}
      action="Install"
      busy={installing.isPending}
      disabled={campaign === undefined}
      onSubmit={() => campaign && installing.mutate(campaign.id)}
      onClose={onClose}
    >
      {led.isError && <LoadFailed what="campaigns" onRetry={() => void led.refetch()} />}
      {led.data?.length === 0 &&
        (mayLead ? (
          <p>
            You lead no campaign yet. Homebrew belongs to a campaign: <ButtonLink to="/campaign/new">Create a campaign</ButtonLink>
          </p>
        ) : (
          <p>
            You lead no campaign. Homebrew belongs to one, and creating one takes Dungeon Master access. <AskForAccess /> The package waits
            here.
          </p>
        ))}
      {campaign && (
        <SelectField
          label="Campaign"
          hint={`${counted(contents.entries.length, 'entry', 'entries')} of homebrew. One that is there already stays as it is.`}
          value={campaign.id}
          onChange={(event) => setChosen(event.target.value)}
        >
          {led.data?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {installing.isError && (
        <p role="alert" className="text-control text-wine">
          {refusalText(installing.error).sentence}
        </p>
      )}
    </FormDialog>
  );
}
