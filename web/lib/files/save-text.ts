import { saveFile } from './save-file.ts';

/** Lets the browser keep a text as a file in the downloads. */
export function saveText(fileName: string, text: string, type = 'application/json'): void {
  saveFile(fileName, new Blob([text], { type }));
}
