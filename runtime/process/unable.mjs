/** A reason to stop that the person can act on: shown as its one sentence, without a stack. */
export class Unable extends Error {}

/** Runs a command's body; what the person can mend ends it with one sentence and status 1, anything else with its stack as well. */
export async function command(body) {
  try {
    await body();
  } catch (fault) {
    console.error(sentenceFor(fault) ?? fault);
    process.exitCode = 1;
  }
}

function sentenceFor(fault) {
  if (fault instanceof Unable) return fault.message;
  if (fault.code === 'ENOSPC') return 'The disk is full. Make about 1 GB of room and run this again.';
  if (['EACCES', 'EPERM', 'EROFS'].includes(fault.code)) return `${fault.path} cannot be written to. Run this as the owner of the folder.`;
  return undefined;
}
