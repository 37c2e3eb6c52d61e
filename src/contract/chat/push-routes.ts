/** The calls by which a device is told of news, which the page fetches with the sheet of a case. */
export const pushRoutes = {
  getPushKey: 'GET /chat/v1/push',
  tellDevice: 'PUT /chat/v1/push',
  tellNoDevice: 'DELETE /chat/v1/push',
} as const
