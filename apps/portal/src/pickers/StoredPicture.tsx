import { useEffect, useState } from 'react'

/** Shows a file that was read with the member's session. */
export function StoredPicture({ file }: { file: Blob | undefined }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address ? <img src={address} alt="" /> : null
}
