import type { HomebrewKind } from '#domain/homebrew/kinds.ts';
import { limits } from '#domain/limits/limits.ts';
import type { Activity } from '#domain/rules/activity/activity.ts';
import { Folded } from '#web/features/homebrew/fields/folded.tsx';
import { RowList } from '#web/features/homebrew/fields/row-list.tsx';
import { useState } from 'react';
import { ActivityEditor } from './activity-editor.tsx';
import { activityKinds, blankActivity } from './activity-kinds.ts';

interface ActivityListProps {
  of: HomebrewKind;
  activities: readonly Activity[];
  onChange: (activities: Activity[]) => void;
}

/** What an entry does, each thing under its name; what was just added stands open. */
export function ActivityList({ of, activities, onChange }: ActivityListProps) {
  const [begun] = useState(activities.length);
  return (
    <RowList
      title="What it does"
      one="Activity"
      framed
      rows={activities}
      most={limits.homebrewActivities}
      blank={blankActivity}
      row={(activity, set, at) => (
        <Folded
          open={begun < 2 || at >= begun}
          title={
            <>
              <span className="min-w-0 [overflow-wrap:anywhere]">{activity.name ?? `Activity ${at + 1}`}</span>
              <span className="text-note font-normal text-ink-soft">{activityKinds.find(([kind]) => kind === activity.kind)?.[1]}</span>
            </>
          }
        >
          <ActivityEditor of={of} activity={activity} onChange={set} />
        </Folded>
      )}
      onChange={onChange}
    />
  );
}
