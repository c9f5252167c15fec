import type { Activity } from '#domain/rules/activity/activity.ts';

/** Activities that can be told apart: those without an id of their own are counted, where there are several. */
export function toldApart(activities: readonly Activity[]): Activity[] {
  return activities.map((each, index) => (each.id !== undefined || activities.length < 2 ? each : { ...each, id: `deed-${index + 1}` }));
}
