import { calls } from '#web/lib/api.ts';
import { Card } from '#web/ui/card.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { Loaded } from '#web/features/admin/loaded.tsx';
import { MailCard } from './mail-card.tsx';
import { Section } from '#web/features/admin/section.tsx';
import { ServicesForm } from './services-form.tsx';
import { SettingsForm } from './settings-form.tsx';

/** How the installation is set. */
export function Settings() {
  const settings = useQuery(calls.admin.getSettings.queryOptions({ input: {} }));
  return (
    <Section narrow title="Settings" lead="They apply to the whole installation as soon as they are saved.">
      <Loaded query={settings} skeleton={<CardSkeletons />} failed="The settings could not be loaded">
        {(now) => (
          <>
            <SettingsForm now={now} />
            <Services />
            <MailCard mail={now.mail} />
          </>
        )}
      </Loaded>
    </Section>
  );
}

/** The services beside the narrator's model. */
function Services() {
  const endpoints = useQuery(calls.admin.getEndpoints.queryOptions({ input: {} }));
  return (
    <Loaded query={endpoints} skeleton={<CardSkeletons />} failed="The services could not be loaded">
      {(now) => <ServicesForm now={now} />}
    </Loaded>
  );
}

function CardSkeletons() {
  return (
    <div aria-hidden className="flex flex-col gap-6">
      {[3, 6, 3].map((lines, card) => (
        <Card key={card}>
          <SkeletonLines lines={lines} />
        </Card>
      ))}
    </div>
  );
}
