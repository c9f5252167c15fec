import { z } from 'zod';
import { ID_FORM } from './id-form.ts';

export { FREE_TEMPLATE_CAMPAIGN, FREE_TEMPLATE_MAP, FREE_TEMPLATE_WORLD } from './free-template.ts';

export const Id = z.string().regex(ID_FORM, 'This value must be a valid identifier.');
export type Id = z.infer<typeof Id>;

/** Text that can be written down: no half characters, and no NUL, which PostgreSQL cannot hold. */
export const isWritable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

/** An identifier that the browser may choose, so that a repeated send is recognised. */
export const Uuid = z.uuid();
