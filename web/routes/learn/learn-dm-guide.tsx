import { GuideList } from '#web/features/learn/guide-list.tsx';
import { guidesFor } from '#web/features/learn/guides.ts';
import { NextGuide } from '#web/features/learn/next-guide.tsx';
import { useReadMarks } from '#web/features/learn/read-marks.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Page } from '#web/ui/page.tsx';

/** Where a Dungeon Master begins. */
export function LearnDmGuide() {
  const { read, last } = useReadMarks();
  return (
    <Page
      title="DM Guide"
      lead="Prepare an evening, run it with the narrator at your side, and look after the people who play. Players’ guides are worth reading first: you will explain them."
      width="narrow"
    >
      <div className="flex flex-col gap-10">
        <NextGuide guides={guidesFor('dm')} read={read} last={last} />
        <GuideList readers="dm" read={read} />
        <div className="flex flex-wrap gap-3 border-t border-line pt-8">
          <ButtonLink to="/campaign/new" className="max-sm:whitespace-normal">
            Create New Campaign
          </ButtonLink>
          <ButtonLink to="/world/new" variant="outline" className="max-sm:whitespace-normal">
            Create New World
          </ButtonLink>
          <ButtonLink to="/learn" variant="link">
            All guides
          </ButtonLink>
        </div>
      </div>
    </Page>
  );
}
