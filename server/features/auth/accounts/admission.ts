/** Who may open an account here; decided outside, since invitations know of campaigns. */
export interface Admission {
  /** Asked before an account is made, by whatever way. Throws the refusal. */
  admit(headers: Headers): Promise<void>;
  /** Told of the new account, with the headers of the same request. Throws a refusal to undo it. */
  welcome(userId: string, headers: Headers): Promise<void>;
  /** Told when the first account has been made. */
  firstMade(): Promise<void>;
}
