/** The push notification calls, which the page loads along with the case sheet. */
export const pushRoutes = {
  getPushKey: 'GET /chat/v1/push',
  tellDevice: 'PUT /chat/v1/push',
  tellNoDevice: 'DELETE /chat/v1/push',
} as const
