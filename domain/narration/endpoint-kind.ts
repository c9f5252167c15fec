/** What services beside the narrator's model make. */
export const endpointKinds = ['speech', 'picture'] as const;
export type EndpointKind = (typeof endpointKinds)[number];
