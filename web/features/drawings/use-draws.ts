import { calls } from '#web/lib/api.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';

/** What of a table can be drawn, for those who lead it; nothing is asked for others. */
export function useSubjects(campaignId: string, leads: boolean) {
  return useQuery({ ...calls.drawings.subjects.queryOptions({ input: { campaignId } }), enabled: leads });
}

/** Whether somebody who leads can have pictures drawn here. */
export function useDraws(campaignId: string, leads: boolean): boolean {
  return useSubjects(campaignId, leads).data?.isConfigured ?? false;
}
