import { z } from 'zod';

/** How the first account may be made from where a request comes: freely on the machine itself, with the setup link, or not under this name. */
export const SetupWay = z.enum(['here', 'link', 'foreign']);
export type SetupWay = z.infer<typeof SetupWay>;
