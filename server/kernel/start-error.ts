/** A reason not to start that the person at the keyboard can mend; its message is one clear sentence. */
export class StartError extends Error {}
