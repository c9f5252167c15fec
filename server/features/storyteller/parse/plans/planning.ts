/** What only says that a plan follows: "ok, plan:", "here's the plan:". */
export const planning =
  /^(?:(?:ok(?:ay)?|so|right|alright|well|then|fine|and|but|new),? )*(?:(?:here(?:'s| is)|this is) )?(?:(?:the|my|our|a|new) )*(?:plan|idea)(?: is)?(?::|,| -)\s*(?=\S)/iu;
