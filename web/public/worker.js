/* Shows "your turn" when the page is closed. The page has left the words for it in a cache. */

async function words() {
  const kept = await caches.open('regnum-words')
  const found = await kept.match('words.json')
  return found ? await found.json() : { trial: 'Regnum', turn: {} }
}

async function show(alert) {
  const said = await words()
  const text = alert.alert === 'trial' ? said.trial : said.turn[alert.game] || 'Regnum'
  await self.registration.showNotification(text, {
    tag: alert.match || 'trial',
    icon: './icon.svg',
    data: alert.match ? `./#/match/${encodeURIComponent(alert.match)}` : './',
  })
}

self.addEventListener('push', (event) => {
  event.waitUntil(show(event.data ? event.data.json() : { alert: 'trial' }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(self.clients.openWindow(event.notification.data))
})
