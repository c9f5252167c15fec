import { z } from 'zod';
import { base64Length } from '#domain/limits/units.ts';

/** A file as text, of so many bytes at most; it is not empty. */
export const base64File = (bytes: number) => z.base64().min(1).max(base64Length(bytes));
